import { style } from '@vanilla-extract/css';
import { belowTablet, forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { space, font, motion } = vars;
const { sidebar } = vars.color;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 28,
  margin: 0,
  paddingInline: 8,
  paddingBlock: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: sidebar.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.fast} ${motion.ease.out}`,
  selectors: {
    '&:hover': { background: sidebar.hover },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${sidebar.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { [belowTablet]: { minBlockSize: 40 }, '(pointer: coarse)': { minBlockSize: 40 } },
});

export const mini = style({ justifyContent: 'center', minBlockSize: 32, paddingInline: 0 });

export const square = style({
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 28,
  minBlockSize: 28,
  paddingInline: 0,
});

/** Raised from the sidebar by border, background and weight, so that it doesn't rely on color. */
export const active = style({
  borderColor: sidebar.border,
  background: sidebar.active,
  color: sidebar.activeText,
  fontWeight: font.weight.semibold,
  selectors: { '&:hover': { background: sidebar.active } },
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: sidebar.textMuted,
  selectors: {
    [`${active} &`]: { color: sidebar.accent },
    [`${row}:hover &`]: { color: 'inherit' },
  },
});

export const label = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: space.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A quiet count, not an alert. */
export const count = style({
  flex: 'none',
  color: sidebar.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.semibold,
  selectors: { [`${active} &`]: { color: 'inherit' } },
});

export const dot = style({
  flex: 'none',
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: sidebar.accent,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const miniDot = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 8,
  boxShadow: `0 0 0 2px ${sidebar.ground}`,
});
