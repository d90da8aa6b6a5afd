import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

/** Below the table, so that no row moves when it appears: the offer to select all rows, then the actions. */
export const foot = style({
  order: 1,
  display: 'grid',
  gap: space.xs,
  selectors: { '&:has(> :not(output))': { marginBlockStart: space.xs } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  padding: `${space.xs} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.primaryGround,
  color: color.text,
  fontSize: font.size.sm,
});

/** Above the bar of actions. */
export const offer = style({
  justifySelf: 'center',
  padding: `2px ${space.md}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.raised,
  boxShadow: vars.shadow.md,
  fontSize: font.size.sm,
});

/** Fixed while the page scrolls, as long as the table is visible. */
export const floating = style({
  position: 'sticky',
  insetBlockEnd: space.lg,
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
