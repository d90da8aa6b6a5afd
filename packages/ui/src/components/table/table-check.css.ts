import { createVar, style } from '@vanilla-extract/css';
import { boxCorner } from '../../styling/box-corner.ts';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { clearOfFoot } from './clear-of-foot.ts';

const { color } = vars;

/** What a mark stands on. */
const ground = createVar();

/** A stripe at an angle between two places in percent, and what is outside, with an edge as soft as a shape's. */
const stripe = (angle: number, from: number, to: number, inside: string, outside: string) =>
  `linear-gradient(${angle}deg, ${outside} ${from - 2}%, ${inside} ${from + 2}% ${to - 2}%, ${outside} ${to + 2}%)`;

/**
 * The icons that the Checkbox has, drawn by the ground alone: an element for them, be it a `::before`, has a
 * browser lay the whole table out again when all rows are selected. The tick is two arms across each other, cut to
 * the tilted rectangle that they are two sides of.
 */
const TICK = [
  stripe(45, 32, 76, 'transparent', ground),
  stripe(135, 32, 60, 'transparent', ground),
  stripe(135, 48, 60, 'currentColor', 'transparent'),
  stripe(45, 32, 44, 'currentColor', 'transparent'),
].join(', ');
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
