import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: space.lg,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `${space.md} ${space.sm}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  boxShadow: vars.shadow.lg,
  animation: `${appear} ${vars.motion.duration.normal} ${vars.motion.ease.out}`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const count = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const summary = style({ color: color.textMuted, fontSize: font.size.sm });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginInlineStart: 'auto',
});
