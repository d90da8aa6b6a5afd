import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const placeholder = style({ color: color.textSubtle });

/** Aligned with the text: its background extends around it. */
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  maxInlineSize: '100%',
  minBlockSize: size.controlSmall,
  marginInlineStart: `calc(-1 * ${space.sm})`,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'text',
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRing },
});

export const pencil = style({ flex: 'none', color: color.textMuted });
export const editor = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const line = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
  paddingInline: space.sm,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.text,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid=true]': { borderColor: color.danger.solid },
  },
  '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
});
