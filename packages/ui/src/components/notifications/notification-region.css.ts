import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { belowBar } from '../sidebar/bar-size.ts';

const { color, space, font, motion, size } = vars;

/** Product spacing: 20 px from the window's edge or the bar above the page, 10 px between notifications. */
export const region = style({
  position: 'fixed',
  insetBlockStart: `calc(${belowBar} + 20px)`,
  insetInlineEnd: 20,
  zIndex: vars.layer.notification,
  display: 'grid',
  gap: 10,
  inlineSize: `min(${size.toast}, calc(100vw - 40px))`,
  pointerEvents: 'none',
});

/** Slides in from under the bar. */
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

const DISC = 24;

export const notification = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: 10,
  padding: `${space.md} ${space.sm} ${space.md} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.lg,
  fontSize: font.size.sm,
  cursor: 'pointer',
  pointerEvents: 'auto',
  animation: `${enter} ${motion.duration.slow} ${motion.ease.standard}`,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DISC,
  blockSize: DISC,
  borderRadius: '50%',
});

const disc = (tone: { ground: string; text: string }) => ({
  background: tone.ground,
  color: tone.text,
});

export const icons = styleVariants({
  success: disc(color.success),
  info: disc(color.info),
  warning: disc(color.warning),
  danger: disc(color.danger),
});

/** Aligns the first line with the middle of the icon. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxs,
  paddingBlock: 3,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: font.weight.semibold });
export const action = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  ...type.text,
  color: color.primaryText,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  '@media': { '(pointer: coarse)': { minBlockSize: size.controlSmall } },
});

/** A copy of a dismissed notification, in its place. */
export const leaving = style({
  position: 'fixed',
  zIndex: vars.layer.notification,
  pointerEvents: 'none',
});
globalStyle(`${leaving} > *`, { animation: 'none' });
