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
  minBlockSize: vars.size.control,
  margin: 0,
  paddingInline: 10,
  paddingBlock: 0,
  border: 0,
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
  '@media': { [belowTablet]: { minBlockSize: 40 } },
});

export const mini = style({ justifyContent: 'center', minBlockSize: 36, paddingInline: 0 });

export const square = style({
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 36,
  minBlockSize: 36,
  paddingInline: 0,
});

/** The mark at the edge says which entry is current without relying on the ground's color. */
export const active = style({
  background: sidebar.active,
  color: sidebar.activeText,
  selectors: {
    '&:hover': { background: sidebar.active },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 7,
      insetInlineStart: 0,
      inlineSize: 3,
      borderRadius: vars.radius.full,
      background: sidebar.accent,
    },
  },
  '@media': {
    [forcedColors]: {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
      selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
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

export const dot = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: sidebar.accent,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const miniDot = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 10,
  boxShadow: `0 0 0 2px ${sidebar.ground}`,
});
