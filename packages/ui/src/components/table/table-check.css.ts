import { createVar, style } from '@vanilla-extract/css';
import { boxCorner } from '../../styling/box-corner.ts';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { clearOfFoot } from './clear-of-foot.ts';

const { color } = vars;

/** What a mark stands on. */
const ground = createVar();

/** Of a stroke, in pixels: half of its width, and how soft its edges are, as a shape's. */
const STROKE = { half: 1.1, soft: 0.4 };

/** An arm of the tick: a stroke between two corners of a square. All in pixels, from the top left. */
function arm(angle: 45 | 135, size: number, left: number, top: number): string {
  const at = (pixels: number) => `${Math.round(50 + (pixels / (size * Math.SQRT2)) * 100)}%`;
  const inside = STROKE.half - STROKE.soft;
  const outside = STROKE.half + STROKE.soft;
  const stops = `transparent ${at(-outside)}, currentColor ${at(-inside)} ${at(inside)}, transparent ${at(outside)}`;
  return `linear-gradient(${angle}deg, ${stops}) ${left}px ${top}px / ${size}px ${size}px no-repeat`;
}

/**
 * The icons that the Checkbox has, drawn by the ground alone: an element for them, be it a `::before`, has a
 * browser lay the whole table out again when all rows are selected. The tick is one image an arm and no more,
 * each no larger than its arm: a browser paints every one of them again for each row.
 */
const TICK = [arm(135, 7, 5, 3), arm(45, 4, 3, 6)].join(', ');
const DASH = 'linear-gradient(currentColor, currentColor) center / 68% 16% no-repeat';

const chosen = '&:is(:checked, :indeterminate)';

/**
 * The Checkbox in one element: a native one of its own look, because a row of a table pays for each
 * element a hundred times.
 */
export const check = style({
  ...clearOfFoot,
  display: 'block',
  inlineSize: 16,
  blockSize: 16,
  margin: -0.5,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: boxCorner,
  appearance: 'none',
  background: color.surface,
  color: color.onPrimary,
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled:not(:checked, :indeterminate)': { borderColor: color.textMuted },
    '&:focus-visible': focusRing,
    [chosen]: { vars: { [ground]: color.primary }, borderColor: ground },
    '&:checked': { background: `${TICK}, ${ground}` },
    '&:indeterminate': { background: `${DASH}, ${ground}` },
    '&:disabled': { borderColor: color.border, background: color.sunken, cursor: 'not-allowed' },
    '&:disabled:checked': { background: `${TICK}, ${ground}` },
    '&:disabled:indeterminate': { background: `${DASH}, ${ground}` },
    '&:disabled:is(:checked, :indeterminate)': {
      vars: { [ground]: color.borderStrong },
      borderColor: ground,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [chosen]: {
          // Whole, where a browser's Highlight lets through what is below: the stripes would be seen.
          vars: { [ground]: 'SelectedItem' },
          color: 'SelectedItemText',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled:is(:checked, :indeterminate)': {
          vars: { [ground]: 'GrayText' },
          color: 'Canvas',
        },
      },
    },
  },
});
