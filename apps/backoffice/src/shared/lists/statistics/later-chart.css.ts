import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const chart = style({ paddingBlockEnd: vars.space.md });

/** The size and look of the chart's card, so that nothing moves or flashes when it loads. */
export const place = style({
  minBlockSize: 320,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
