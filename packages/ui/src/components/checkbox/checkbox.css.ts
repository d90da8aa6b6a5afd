import { style } from '@vanilla-extract/css';
import { boxCorner } from '../../styling/box-corner.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, size, space } = vars;

/** The drawn box; the native checkbox lies invisibly over it and keeps all behavior. */
export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  marginBlockStart: 2,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: boxCorner,
  background: color.surface,
  color: color.onPrimary,
  transition: `background-color ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:has(:checked), &:has(:indeterminate)': {
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
    '&:has(:disabled:checked), &:has(:disabled:indeterminate)': {
      background: color.borderStrong,
      borderColor: color.borderStrong,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(:checked), &:has(:indeterminate)': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&:has(:disabled)': { borderColor: 'GrayText' },
        '&:has(:disabled:checked), &:has(:disabled:indeterminate)': {
          background: 'GrayText',
          borderColor: 'GrayText',
          color: 'Canvas',
        },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});

const mark = style({ display: 'none', inlineSize: 12, blockSize: 12, strokeWidth: 3 });

export const check = style([
  mark,
  { selectors: { ':checked:not(:indeterminate) ~ &': { display: 'block' } } },
]);

export const dash = style([mark, { selectors: { ':indeterminate ~ &': { display: 'block' } } }]);

/** Description and message align with the label's text, not with the box. */
export const below = style({ paddingInlineStart: `calc(16px + ${space.sm})` });
