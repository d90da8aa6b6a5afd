import { style } from '@vanilla-extract/css';
import { boxCorner } from '../../styling/box-corner.ts';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { clearOfFoot } from './clear-of-foot.ts';

const { color } = vars;

/** Half of a stroke's width, and the softness of its edges, in pixels. */
const STROKE = { half: 1.1, soft: 0.4 };

/** One arm of the tick: a stroke between two corners of a square of the given size. */
function arm(angle: 45 | 135, size: number, stroke: string): string {
  const at = (pixels: number) => `${Math.round(50 + (pixels / (size * Math.SQRT2)) * 100)}%`;
  const inside = STROKE.half - STROKE.soft;
  const outside = STROKE.half + STROKE.soft;
  return `linear-gradient(${angle}deg, transparent ${at(-outside)}, ${stroke} ${at(-inside)} ${at(inside)}, transparent ${at(outside)})`;
}

/**
 * The Checkbox's icons, drawn by the background alone: an extra element, even a `::before`, makes a browser lay out the
 * whole table when all rows are selected. Every image and border is repainted per row, so the tick is one image per
 * arm, no larger than the arm, and a selected box has a border only when its color needs one. The stroke color is
 * explicit: an image with `currentColor` is regenerated for every row.
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

/** The Checkbox as a single native element, because a table multiplies every element of a row by a hundred. */
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
        // Opaque, because a browser's Highlight color may be translucent and let the stripes through.
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
