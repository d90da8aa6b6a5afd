import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: vars.layer.tooltip,
  maxInlineSize: 280,
  padding: `5px ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.md,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.normal,
  overflowWrap: 'break-word',
  animation: `${appear} ${vars.motion.duration.normal} ease-out`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

/** Wraps the element a card describes. */
export const about = style({ minInlineSize: 0 });

export const card = style({
  zIndex: vars.layer.tooltip,
  inlineSize: 260,
  maxInlineSize: '100%',
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.normal,
  animation: `${appear} ${vars.motion.duration.normal} ease-out`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
