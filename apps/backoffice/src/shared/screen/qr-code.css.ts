import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** Black on white in every theme, as scanners expect. */
export const code = style({
  display: 'block',
  inlineSize: 'min(240px, 100%)',
  background: '#fff',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});
