import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius, size } = vars;

export const made = style({ maxInlineSize: size.form });

/** The link's address stands out, since users come here to copy it. */
export const link = style({
  padding: space.md,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});
