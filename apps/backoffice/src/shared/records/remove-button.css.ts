import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const button = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 26,
  blockSize: 26,
  marginInlineEnd: 2,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
