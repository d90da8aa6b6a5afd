import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const list = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  overflowY: 'hidden',
  boxShadow: `inset 0 -1px ${color.border}`,
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { borderColor: color.primaryText, color: color.text },
    '&[data-focus-visible]': { ...focusRingInside, borderRadius: vars.radius.sm },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const links = style({ padding: 0, listStyle: 'none' });

export const item = style({ display: 'flex', flex: 'none' });

/** Looks like a tab, with the browser's own states instead of React Aria's. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { borderColor: color.primaryText, color: color.text },
    '&:focus-visible': { ...focusRingInside, borderRadius: vars.radius.sm },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});

export const count = style({
  color: color.textMuted,
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ paddingBlockStart: space.lg, outlineOffset: 4 });
