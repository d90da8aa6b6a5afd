import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { space, size, font, motion } = vars;
const { sidebar: color } = vars.color;

/** Window too low for pinned ends: the whole menu scrolls. */
const LOW = '(max-height: 520px)';

/** Scrolled content fades out at both ends instead of being cut off. */
const FADE = 8;

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: size.sidebar,
  blockSize: '100%',
  background: color.ground,
  color: color.text,
  borderInlineEnd: `1px solid ${color.border}`,
  transition: `inline-size ${motion.duration.normal} ${motion.ease.standard}`,
  '@media': {
    [LOW]: { overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' },
  },
});

export const mini = style({ inlineSize: size.sidebarMini });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: 'none',
  minBlockSize: size.header,
  paddingInline: space.md,
  color: color.activeText,
});

/** Looks like a field: a press opens the search. */
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 28,
  paddingInline: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.active,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'start',
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:focus-visible': { outline: `${size.focusRing} solid ${color.accent}` },
  },
});
/** Muted shortcut: the field stays quiet. */
globalStyle(`${search} kbd`, {
  minInlineSize: 0,
  minBlockSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
});
export const searchLabel = style({ flex: '1 1 auto' });
export const miniSearch = style({ display: 'grid', justifyItems: 'center', flex: 'none' });

export const scroll = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlock: FADE,
  paddingInline: space.sm,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(transparent, #000 ${FADE}px, #000 calc(100% - ${FADE}px), transparent)`,
  '@media': { [LOW]: { flex: '1 0 auto', overflowY: 'visible', maskImage: 'none' } },
});

const divider = `1px solid ${color.border}`;

export const footer = style({
  flex: 'none',
  padding: space.sm,
  borderBlockStart: divider,
});

export const section = style({
  selectors: { '& + &': { marginBlockStart: space.sm } },
});

/** Without headings, a line separates groups. */
export const miniSection = style({
  selectors: {
    '& + &': {
      marginBlockStart: space.sm,
      paddingBlockStart: space.sm,
      borderBlockStart: divider,
    },
  },
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 24,
  paddingInline: 9,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});

export const folding = style({
  inlineSize: '100%',
  justifyContent: 'space-between',
  paddingBlock: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.activeText },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
});

/** Visible on hover or focus, and whenever the group is folded. */
export const chevron = style({
  flex: 'none',
  opacity: 0,
  transition: `transform ${motion.duration.fast} ${motion.ease.out}`,
  selectors: {
    [`${folding}:hover &, ${folding}:focus-visible &`]: { opacity: 1 },
    '[dir=rtl] &': { scale: '-1 1' },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});
export const turned = style({ opacity: 1, transform: 'rotate(-90deg)' });

export const list = style({ display: 'grid', gap: 1, padding: 0, listStyle: 'none' });

export const bottom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: 36,
  paddingInline: `17px ${space.sm}`,
  gap: space.sm,
});

export const miniBottom = style({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.xs,
});

export const version = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
