import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius, size } = vars;

export const made = style({ maxInlineSize: size.form });

/** The address, as the thing on this page that is taken along. */
export const link = style({
  padding: space.md,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});
