import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, motion, space } = vars;

export const disclosure = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const heading = style({ font: 'inherit' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: 40,
  padding: `${space.sm} 0`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.text,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.primaryText }, '&:focus-visible': focusRing },
});

/** Points forward, and down when open; mirrored first in right-to-left scripts. */
export const chevron = style({
  flex: 'none',
  color: color.textMuted,
  transition: `transform ${motion.duration.fast} ${motion.ease.out}`,
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    '[aria-expanded=true] > &': { transform: 'rotate(90deg)' },
  },
});

/** Words stay whole beside a long summary; a word longer than the line breaks. */
export const title = style({
  maxInlineSize: `calc(100% - 16px - ${space.sm})`,
  overflowWrap: 'break-word',
});
export const summary = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});

export const panel = style({
  paddingBlockEnd: space.md,
  paddingInlineStart: `calc(16px + ${space.sm})`,
});
