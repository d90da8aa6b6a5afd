import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { edgeRadius } from '../../styling/edge.css.ts';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors, reducedMotion } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

/** Selection messages come before the table in DOM order, and are shown below it. */
export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const frame = style({
  gridArea: '1 / 1',
  position: 'relative',
  // As wide as its container, whatever the rows; its contents move nothing outside.
  contain: 'inline-size layout style',
  overflow: 'auto',
  borderRadius: fallbackVar(edgeRadius, vars.radius.md),
  background: color.surface,
  overscrollBehaviorInline: 'contain',
  '@media': {
    // Paper has no scrolling: all rows, whatever the height on a screen, which is an inline style.
    print: { maxBlockSize: 'none !important', overflow: 'visible' },
  },
  selectors: {
    '&:focus-visible': focusRing,
    /** For a whole selection: one background for all rows, whose own styles are unchanged. */
    '&[data-selected]': { background: color.selected },
  },
});

/** The frame, with fades over its sides that indicate more content. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

/** Width of the sticky part on either side. */
export const stuckStart = createVar();
export const stuckEnd = createVar();

/** Of a backdrop, which is half see-through itself. */
const SHADE = 0.3;

const shade = style({
  gridArea: '1 / 1',
  position: 'relative',
  inlineSize: 14,
  marginBlock: 1,
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity 120ms',
  '@media': {
    [forcedColors]: { display: 'none' },
    [reducedMotion]: { transition: 'none' },
    print: { display: 'none' },
  },
});

/** Darker than what it lies on in both modes: a shade of the text would be a light in the dark. */
const shadow = (to: string) => `linear-gradient(to ${to}, ${color.backdrop}, transparent)`;

export const shadeBefore = style([
  shade,
  {
    justifySelf: 'start',
    marginInlineStart: fallbackVar(stuckStart, '1px'),
    background: shadow('right'),
    selectors: {
      '[data-more-before] ~ &': { opacity: SHADE },
      '&:dir(rtl)': { background: shadow('left') },
    },
  },
]);

export const shadeAfter = style([
  shade,
  {
    justifySelf: 'end',
    marginInlineEnd: fallbackVar(stuckEnd, '1px'),
    background: shadow('left'),
    selectors: {
      '[data-more-after] ~ &': { opacity: SHADE },
      '&:dir(rtl)': { background: shadow('right') },
    },
  },
]);

export const densities = styleVariants({
  compact: { vars: { [size.row]: '40px' } },
  comfortable: { vars: { [size.row]: '48px' } },
});

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

export const refreshing = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.header,
  blockSize: 2,
  marginBlockEnd: -2,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      inlineSize: '30%',
      blockSize: '100%',
      background: color.primaryText,
      animation: `${slide} 1.1s ease-in-out infinite`,
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { inlineSize: '100%', animation: 'none' } } },
  },
});
