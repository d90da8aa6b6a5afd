import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

/** The icons that the Checkbox has, as shapes. */
const TICK = 'polygon(14% 50%, 26% 38%, 42% 54%, 74% 22%, 86% 34%, 42% 78%)';
const DASH = 'polygon(16% 42%, 84% 42%, 84% 58%, 16% 58%)';

const chosen = '&:is(:checked, :indeterminate)';

/**
 * The Checkbox in one element: a native one of its own look, because a row of a table pays for each
 * element a hundred times.
 */
export const check = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  margin: -0.5,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  appearance: 'none',
  background: color.surface,
  color: color.onPrimary,
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled': { borderColor: color.textMuted },
    '&:focus-visible': focusRing,
    [chosen]: { borderColor: color.primary, background: color.primary },
    '&:checked::before, &:indeterminate::before': {
      content: '',
      inlineSize: 14,
      blockSize: 14,
      background: 'currentColor',
      clipPath: TICK,
    },
    '&:indeterminate::before': { clipPath: DASH },
    '&:disabled': { borderColor: color.border, background: color.sunken, cursor: 'not-allowed' },
    '&:disabled:is(:checked, :indeterminate)': {
      borderColor: color.borderStrong,
      background: color.borderStrong,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [chosen]: {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled:is(:checked, :indeterminate)': {
          borderColor: 'GrayText',
          background: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});
