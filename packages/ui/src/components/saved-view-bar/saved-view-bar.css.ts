import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors, onPhone } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;

const FADE = 28;
/** In the page's margin, before the first view. */
const MARGIN = 12;
const fade = (end: 'left' | 'right') =>
  `linear-gradient(to ${end}, transparent, #000 ${MARGIN}px calc(100% - ${FADE}px), transparent)`;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  fontFamily: font.family.sans,
  // One horizontally scrolling line that fades at its edge; the padding leaves room for focus rings, and space after
  // the last view.
  '@media': {
    [onPhone]: {
      flexWrap: 'nowrap',
      justifyContent: 'start',
      overflowX: 'auto',
      margin: -4,
      marginInlineStart: -MARGIN,
      padding: 4,
      paddingInline: `${MARGIN}px ${FADE}px`,
      scrollbarWidth: 'none',
      maskImage: fade('right'),
      selectors: { '[dir=rtl] &': { maskImage: fade('left') } },
    },
  },
});

const inOneLine = { [onPhone]: { flex: 'none', flexWrap: 'nowrap' } } as const;

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
  '@media': inOneLine,
});

export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 28,
  paddingInline: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textMuted,
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-pressed="true"]': {
      borderColor: color.primaryBorder,
      background: color.primaryGround,
      color: color.primaryText,
      fontWeight: font.weight.medium,
    },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' },
      },
    },
  },
});

/** The dot of a view with unsaved changes. */
export const changed = style({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: radius.full,
  background: color.warning.solid,
  forcedColorAdjust: 'none',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': inOneLine,
});

export const form = style({ display: 'flex', alignItems: 'flex-start', gap: space.xs });
