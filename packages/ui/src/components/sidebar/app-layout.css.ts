import { style } from '@vanilla-extract/css';
import { belowTablet } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { barSize, noticeSize } from './bar-size.ts';

const { color, space, font, layer } = vars;

/** Height of the bar including its border; touch needs more. */
const PHONE_BAR = '52px';
const BAR = `var(${barSize})`;

const belowNotice = `var(${noticeSize}, 0px)`;

export const layout = style({
  vars: { [barSize]: vars.size.header },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas:
    '"notice notice notice" "side bar bar" "side main beside" "side footer beside"',
  minBlockSize: '100dvh',
  '@media': {
    [belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"notice" "bar" "main" "footer"',
      vars: { [barSize]: PHONE_BAR },
    },
    print: { display: 'block' },
  },
});

/** Hidden until it has keyboard focus. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: layer.overlay,
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: color.inverse,
  color: color.onInverse,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { insetBlockStart: '-100px' } },
});

/** Stays visible while the page scrolls below it. */
export const notice = style({
  gridArea: 'notice',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  '@media': { print: { display: 'none' } },
});

export const side = style({
  gridArea: 'side',
  position: 'sticky',
  insetBlockStart: belowNotice,
  zIndex: layer.sidebar,
  blockSize: `calc(100dvh - ${belowNotice})`,
  '@media': { [belowTablet]: { display: 'none' }, print: { display: 'none' } },
});

export const bar = style({
  gridArea: 'bar',
  position: 'sticky',
  insetBlockStart: belowNotice,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: BAR,
  paddingInline: space.xl,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': {
    [belowTablet]: { paddingInline: space.md },
    print: { display: 'none' },
  },
});

/** Below the bar, with the window's remaining height; takes no space without a drawer. */
export const beside = style({
  gridArea: 'beside',
  position: 'sticky',
  insetBlockStart: `calc(${belowNotice} + ${BAR})`,
  zIndex: layer.sticky,
  blockSize: `calc(100dvh - ${belowNotice} - ${BAR})`,
  // Content sliding in doesn't widen the page.
  overflow: 'clip',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const narrowOnly = style({
  display: 'none',
  '@media': {
    [belowTablet]: { display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 },
  },
});

export const barContent = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [belowTablet]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
});

export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  padding: `${space.md} ${space.xl} ${space.xxl}`,
  outline: 'none',
  '@media': {
    [belowTablet]: { padding: `${space.sm} ${space.md} ${space.xl}` },
    print: { padding: 0 },
  },
});

/** A record in place of the page. */
export const record = style({ selectors: { '&:empty': { display: 'none' } } });

/** Restored when the record is closed. */
export const content = style({
  selectors: { [`&:has(+ ${record}:not(:empty))`]: { display: 'none' } },
});

export const footer = style({
  gridArea: 'footer',
  padding: `${space.md} ${space.xl}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  '@media': { [belowTablet]: { paddingInline: space.md }, print: { display: 'none' } },
});
