import { style } from '@vanilla-extract/css';
import { focusRing } from '../styling/focus.css.ts';
import { forcedColors } from '../styling/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const legend = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
  marginInlineStart: -6,
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  margin: 0,
  paddingInline: 6,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.textMuted,
  fontSize: font.size.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': focusRing,
    '&[aria-pressed=false]': { color: color.textSubtle, textDecoration: 'line-through' },
  },
});

/** Long enough in forced colors to tell dash patterns apart. */
export const swatch = style({
  flex: 'none',
  overflow: 'visible',
  marginInline: 1.5,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  selectors: { [`${entry}[aria-pressed=false] &`]: { opacity: 0.35 } },
  '@media': { [forcedColors]: { inlineSize: 30, strokeWidth: 2, strokeLinecap: 'butt' } },
});
