import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

/** What the rule does, told apart from what is filled in. */
export const words = style({
  margin: 0,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: radius.md,
  background: color.sunken,
});
