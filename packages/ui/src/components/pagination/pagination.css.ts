import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size: sizes, font } = vars;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm} ${space.lg}`,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const size = style({ display: 'inline-flex', alignItems: 'center', gap: space.sm });

/** The field is as high as the buttons beside it, and as quiet. */
export const select = style({
  inlineSize: 76,
  vars: { [sizes.control]: sizes.controlSmall, [color.borderStrong]: color.border },
});

/** Isolated direction: surrounding Hebrew doesn't reverse '1–10 of 42'. */
export const range = style({ marginInlineEnd: 'auto', unicodeBidi: 'plaintext' });

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: sizes.controlSmall,
  minBlockSize: sizes.controlSmall,
  padding: `0 ${space.xs}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.text,
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.hover },
    '&:focus-visible': focusRing,
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
    '&[aria-current=page]': {
      borderColor: color.primaryBorder,
      background: color.primaryGround,
      color: color.primaryText,
      fontWeight: font.weight.semibold,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-current=page]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
