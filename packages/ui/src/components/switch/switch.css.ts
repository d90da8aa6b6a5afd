import { style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

const WIDTH = 32;
const HEIGHT = 18;
const GAP = 2;
const THUMB = HEIGHT - 2 * GAP - 2;

/** The drawn switch; a native checkbox lies invisibly over it and keeps all behavior. */
export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: WIDTH,
  blockSize: HEIGHT,
  marginBlockStart: 1,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.sunken,
  transition: `background-color ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    '&:has(:checked)': {
      background: color.primary,
      borderColor: color.primaryEdge,
      printColorAdjust: 'exact',
    },
    '&:has(:focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: 1,
    },
    '[data-state="error"] &': { borderColor: color.danger.solid },
    '&:has(:disabled)': { background: color.sunken, borderColor: color.border },
    '&:has(:disabled:checked)': { background: color.borderStrong },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(:disabled)': { borderColor: 'GrayText' },
        '&:has(:disabled:checked)': { background: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: GAP,
  insetInlineStart: GAP,
  display: 'grid',
  placeItems: 'center',
  inlineSize: THUMB,
  blockSize: THUMB,
  borderRadius: radius.full,
  background: color.borderStrong,
  color: color.textMuted,
  fontSize: font.size.xs,
  pointerEvents: 'none',
  transition: `inset-inline-start ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    ':checked ~ &': {
      insetInlineStart: WIDTH - THUMB - GAP - 2,
      background: color.onPrimary,
    },
    ':disabled ~ &': { background: color.border },
    ':disabled:checked ~ &': { background: color.surface },
    '[aria-busy="true"] ~ &': { background: color.surface },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: {
      background: 'CanvasText',
      selectors: {
        ':checked ~ &': { background: 'HighlightText' },
        ':disabled ~ &': { background: 'GrayText' },
        ':disabled:checked ~ &': { background: 'Canvas' },
        '[aria-busy="true"] ~ &': { background: 'Canvas' },
      },
      forcedColorAdjust: 'none',
    },
  },
});

/** Description and message align with the label's text. */
export const below = style({ paddingInlineStart: `calc(${WIDTH}px + ${space.sm})` });
