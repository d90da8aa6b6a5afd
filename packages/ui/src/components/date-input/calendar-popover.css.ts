import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { floating } from '../../styling/motion.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;
const cell = 32;
/** Days have no gap, so that a range is one band. */
const dayWidth = 34;

export const popover = style([
  floating,
  {
    zIndex: vars.layer.popover,
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.raised,
    color: color.text,
    boxShadow: vars.shadow.lg,
    outline: 'none',
  },
]);

export const panel = style({ padding: space.md, fontFamily: font.family.sans });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.sm,
});

export const headings = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-around',
  minInlineSize: 0,
});

export const choices = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
export const choice = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const choiceControl = style({
  minBlockSize: 28,
  paddingBlock: 0,
  paddingInline: `${space.xs} 20px`,
  border: 0,
  borderRadius: radius.sm,
  appearance: 'none',
  background: 'transparent',
  color: color.text,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': focusRingInside,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});

export const choiceOption = style({ background: color.raised, color: color.text });

export const choiceMark = style({
  position: 'absolute',
  insetInlineEnd: 5,
  color: color.textMuted,
  pointerEvents: 'none',
});

export const months = style({ display: 'flex', gap: space.xl });

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: cell,
  blockSize: cell,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.text },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' });

export const weekday = style({
  inlineSize: dayWidth,
  blockSize: 24,
  padding: 0,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});

export const day = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: dayWidth,
  blockSize: cell,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    /** A dot below the number, also on highlighted days. */
    '&[data-today]': { fontWeight: font.weight.semibold },
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 4,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: '50%',
      background: 'currentColor',
      color: color.primaryText,
      forcedColorAdjust: 'none',
    },
    '&[data-today][data-selected]::after': { color: 'inherit' },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled], &[data-unavailable]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { display: 'none' },
    '&[data-selected]': {
      background: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primaryEdge}`,
      color: color.onPrimary,
    },
    '&[data-selected][data-focus-visible]': { outlineOffset: 1 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
