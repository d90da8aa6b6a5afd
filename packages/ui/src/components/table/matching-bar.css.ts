import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

/** Stays in sight while the table is scrolled to the side. */
export const bar = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  padding: `${space.xs} ${space.md}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.primaryGround,
  color: color.text,
  fontSize: font.size.sm,
});

export const action = style({
  minBlockSize: 24,
  padding: `0 ${space.xs}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.primaryText,
  fontSize: 'inherit',
  fontWeight: font.weight.semibold,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
