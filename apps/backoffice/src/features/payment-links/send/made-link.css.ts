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

/** Black on white in every theme: cameras read it so. */
export const code = style({
  display: 'block',
  inlineSize: 'min(240px, 100%)',
  background: '#fff',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});
