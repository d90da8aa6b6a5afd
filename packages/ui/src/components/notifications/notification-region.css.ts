import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { aboveLine } from '../../styling/beside-line.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, motion, size } = vars;

/** The distances are the product's: 20 px from the window's edge, 10 px between. */
export const region = style({
  position: 'fixed',
  insetBlockStart: 20,
  insetInlineEnd: 20,
  zIndex: vars.layer.notification,
  display: 'grid',
  gap: 10,
  inlineSize: `min(${size.toast}, calc(100vw - 40px))`,
  pointerEvents: 'none',
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const notification = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: 10,
  padding: `10px ${space.sm} 10px ${space.md}`,
  border: `1px solid ${color.border}`,
  borderInlineStartWidth: 3,
  borderRadius: vars.radius.md,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.lg,
  fontSize: font.size.sm,
  cursor: 'pointer',
  pointerEvents: 'auto',
  animation: `${enter} ${motion.duration.slow} ${motion.ease.standard}`,
});

const kind = (tone: { solid: string }) => ({ borderInlineStartColor: tone.solid });

export const kinds = styleVariants({
  success: kind(color.success),
  info: kind(color.info),
  warning: kind(color.warning),
  danger: kind(color.danger),
});

export const icon = style({
  display: 'flex',
  paddingBlockStart: `calc((${size.controlSmall} - 16px) / 2)`,
});

export const icons = styleVariants({
  success: { color: color.success.text },
  info: { color: color.info.text },
  warning: { color: color.warning.text },
  danger: { color: color.danger.text },
});

export const message = style({
  paddingBlock: aboveLine(size.controlSmall, font.size.sm, font.line.normal),
  overflowWrap: 'anywhere',
});

/** A copy of what has gone, where it stood. */
export const leaving = style({
  position: 'fixed',
  zIndex: vars.layer.notification,
  pointerEvents: 'none',
});
globalStyle(`${leaving} > *`, { animation: 'none' });
