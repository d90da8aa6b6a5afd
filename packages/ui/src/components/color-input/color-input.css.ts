import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The color, with the browser's own picker invisibly on top. */
export const swatch = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: space.xs,
  borderRadius: radius.sm,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: 1,
    },
  },
});

export const ground = style({
  position: 'absolute',
  inset: 2,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  forcedColorAdjust: 'none',
});

/** A diagonal line means no color. */
export const none = style({
  background: `linear-gradient(to top right, transparent 47%, ${color.danger.solid} 47% 53%, transparent 53%)`,
});

export const picker = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.xs,
  fontSize: font.size.sm,
});

export const sample = style({
  padding: `2px ${space.sm}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  fontWeight: font.weight.medium,
  forcedColorAdjust: 'none',
});

export const enough = style({ color: color.textMuted });
export const tooLittle = style({ color: color.warning.text });
