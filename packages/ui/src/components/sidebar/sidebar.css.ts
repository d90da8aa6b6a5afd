import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { space, size, font, motion } = vars;
const { sidebar: color } = vars.color;

/** A window too low for a long menu above its footer: they scroll together, and more of the menu is seen. */
const LOW = '(max-height: 1000px)';

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
    [LOW]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      scrollbarColor: `${color.active} transparent`,
    },
  },
});

export const mini = style({ inlineSize: size.sidebarMini });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  flex: 'none',
  minBlockSize: 56,
  paddingInline: 14,
  background: color.ground,
  color: color.activeText,
  '@media': { [LOW]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 } },
});

export const scroll = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: `${space.xs} ${space.sm} ${space.md}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.active} transparent`,
  '@media': { [LOW]: { flex: '1 0 auto', overflowY: 'visible' } },
});

const divider = `1px solid ${color.border}`;

export const footer = style({
  flex: 'none',
  padding: space.sm,
  borderBlockStart: divider,
});

export const section = style({
  selectors: { '& + &': { marginBlockStart: space.md } },
});

/** Without headings a line keeps groups apart. */
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
  padding: `${space.xs} 10px 6px`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.semibold,
  letterSpacing: '0.02em',
});

export const list = style({ display: 'grid', gap: 1, padding: 0, listStyle: 'none' });

export const bottom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: 48,
  paddingInline: `18px ${space.sm}`,
  gap: space.sm,
  background: color.ground,
  borderBlockStart: divider,
  '@media': { [LOW]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
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
