import { style } from '@vanilla-extract/css';
import { boxCorner } from '../../styling/box-corner.ts';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { clearOfFoot } from './clear-of-foot.ts';

const { color } = vars;

/** Of a stroke, in pixels: half of its width, and how soft its edges are, as a shape's. */
const STROKE = { half: 1.1, soft: 0.4 };

/** An arm of the tick: a stroke between two corners of a square of so many pixels. */
function arm(angle: 45 | 135, size: number, stroke: string): string {
  const at = (pixels: number) => `${Math.round(50 + (pixels / (size * Math.SQRT2)) * 100)}%`;
  const inside = STROKE.half - STROKE.soft;
  const outside = STROKE.half + STROKE.soft;
  return `linear-gradient(${angle}deg, transparent ${at(-outside)}, ${stroke} ${at(-inside)} ${at(inside)}, transparent ${at(outside)})`;
}

/**
 * The icons that the Checkbox has, drawn by the ground alone: an element for them, be it a `::before`, has a
 * browser lay the whole table out again when all rows are selected. It paints every image and border again for
 * each row, so the tick is one image an arm, no larger than its arm, and a chosen box has an edge only where its
 * color needs one. The stroke's color is named: an image with `currentColor` is made again for the next row.
 */
const ticked = (stroke: string) => ({
  backgroundImage: `${arm(135, 7, stroke)}, ${arm(45, 4, stroke)}`,
  backgroundPosition: '5px 3px, 3px 6px',
  backgroundSize: '7px 7px, 4px 4px',
});
const dashed = (stroke: string) => ({
  backgroundImage: `linear-gradient(${stroke}, ${stroke})`,
  backgroundPosition: 'center',
  backgroundSize: '68% 16%',
});

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
  backgroundColor: color.surface,
  backgroundRepeat: 'no-repeat',
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled:not(:checked, :indeterminate)': { borderColor: color.textMuted },
    '&:focus-visible': focusRing,
    [chosen]: {
      borderColor: color.primaryEdge,
      backgroundColor: color.primary,
      printColorAdjust: 'exact',
    },
    '&:checked': ticked(color.onPrimary),
    '&:indeterminate': dashed(color.onPrimary),
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled:not(:checked, :indeterminate)': {
      borderColor: color.border,
      backgroundColor: color.sunken,
    },
    '&:disabled:is(:checked, :indeterminate)': {
      borderColor: 'transparent',
      backgroundColor: color.borderStrong,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        // Whole, where a browser's Highlight lets through what is below: the stripes would be seen.
        [chosen]: {
          borderColor: 'transparent',
          backgroundColor: 'SelectedItem',
          forcedColorAdjust: 'none',
        },
        '&:checked': ticked('SelectedItemText'),
        '&:indeterminate': dashed('SelectedItemText'),
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled:is(:checked, :indeterminate)': {
          borderColor: 'transparent',
          backgroundColor: 'GrayText',
        },
        '&:disabled:checked': ticked('Canvas'),
        '&:disabled:indeterminate': dashed('Canvas'),
      },
    },
  },
});
