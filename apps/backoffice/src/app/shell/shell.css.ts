import { vars } from '@payfac/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, font, layer, space } = vars;

const along = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

/** A line along the top while the next screen's code or data loads. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '30%',
  blockSize: 2,
  background: color.primary,
  zIndex: layer.notification,
  animation: `${along} 1s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%' } },
});

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const facilitator = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': { 'screen and (max-width: 767px)': { gap: 0 } },
});

/** The sidebar has a search field; when it is hidden, the bar has a search icon. */
export const phoneOnly = style({
  display: 'none',
  '@media': { 'screen and (max-width: 767px)': { display: 'flex' } },
});

export const phonePanel = style({
  display: 'none',
  '@media': { 'screen and (max-width: 767px)': { display: 'grid', gap: space.sm } },
});

/** On a phone, the menu and the user's panel have these. */
export const roomy = style({
  display: 'flex',
  gap: space.sm,
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});

export const account = style({ minInlineSize: 0 });

/** The chosen account's name. */
export const accountName = style({
  maxInlineSize: '22ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const accountSearch = style({
  display: 'grid',
  gap: space.md,
  inlineSize: '18rem',
  maxInlineSize: '100%',
});

/** The user's other applications, in the menu behind the name. */
export const apps = style({ display: 'grid', gap: space.xs });

export const person = style({
  maxInlineSize: '24ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});

/** The signed-in user, in the menu behind the name. */
export const identity = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });

export const role = style({ color: color.textMuted, fontSize: font.size.xs });

export const bell = style({ position: 'relative', display: 'flex' });

/** Marks unread notifications. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: -3,
  insetInlineEnd: -3,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: color.danger.solid,
  border: `1px solid ${color.surface}`,
  forcedColorAdjust: 'none',
});

/** As wide as a popover may be: its list takes the room it is given. */
export const center = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  inlineSize: 'min(326px, calc(100vw - 58px))',
  outline: 'none',
});

export const centerFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  fontSize: font.size.xs,
  color: color.textMuted,
});

export const logo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Stays below the bar, above the page. */
export const outcomes = style({ display: 'grid', gap: space.sm, marginBlockEnd: space.lg });

/** Full width, with the exit at the end of the line. */
export const acting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: `6px ${space.lg}`,
  borderBlockEnd: `1px solid ${color.warning.border}`,
  background: color.warning.ground,
  color: color.warning.text,
  fontSize: font.size.sm,
});

export const actingText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** A phone only has room for the name. */
export const actingMore = style({
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});
