import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

/** Below the table, so that no row moves when it comes. */
export const bar = style({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.xs,
  padding: `${space.xs} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.primaryGround,
  color: color.text,
  fontSize: font.size.sm,
});

/** In sight as long as the table is. */
export const floating = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
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
