import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const chart = style({ paddingBlockEnd: vars.space.md });

/** As high as the chart's card, and a card too, so that nothing moves or flashes when it comes. */
export const place = style({
  minBlockSize: 320,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
