import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { font } = vars;

/** Inherits its colors: from the sidebar or the bar above the page. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  flex: '0 1 auto',
  minBlockSize: 28,
  borderRadius: vars.radius.md,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid currentColor`,
      outlineOffset: '-2px',
    },
  },
});

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  overflow: 'hidden',
});

export const letter = style({
  borderRadius: vars.radius.md,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
});

export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  letterSpacing: '-0.01em',
});
