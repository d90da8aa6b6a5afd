import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;
const cell = 32;

export const popover = style({
  zIndex: vars.layer.popover,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.lg,
  outline: 'none',
});

export const dialog = style({ padding: space.md, outline: 'none', fontFamily: font.family.sans });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.sm,
});

export const heading = style({
  margin: 0,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
});

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

export const grid = style({ borderCollapse: 'separate', borderSpacing: 2 });

export const weekday = style({
  inlineSize: cell,
  blockSize: 24,
  padding: 0,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});

export const day = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: cell,
  blockSize: cell,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-today]': { fontWeight: font.weight.bold, color: color.primaryText },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled], &[data-unavailable]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { display: 'none' },
    '&[data-selected]': { background: color.primary, color: color.onPrimary },
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
