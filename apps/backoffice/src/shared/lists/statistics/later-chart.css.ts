import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const chart = style({ paddingBlock: vars.space.md });

/** As high as the chart, so that nothing moves when it loads. */
export const place = style({ minBlockSize: 260 });
