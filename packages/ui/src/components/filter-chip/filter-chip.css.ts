import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: size.control,
  border: '1px solid',
  borderRadius: radius.md,
  overflow: 'clip',
});

export const empty = style({
  borderStyle: 'dashed',
  borderColor: color.borderStrong,
  color: color.textMuted,
});
export const filled = style({ borderColor: color.primaryBorder, background: color.primaryGround });

const part = {
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: color.active },
    '&:focus-visible': focusRingInside,
  },
} as const;

export const trigger = style({
  ...part,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  paddingInline: space.sm,
  fontSize: font.size.sm,
});

export const label = style({ fontWeight: font.weight.medium, whiteSpace: 'nowrap' });
export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.primaryText,
  fontWeight: font.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const arrow = style({ flex: 'none', color: color.textMuted });

export const clear = style({
  ...part,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  padding: 0,
  color: color.textMuted,
  borderInlineStart: `1px solid ${color.primaryBorder}`,
});

export const presets = style({
  display: 'grid',
  gap: 2,
  margin: `calc(-1 * ${space.sm})`,
  padding: 0,
  listStyle: 'none',
});
export const preset = style({
  ...part,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: size.control,
  minInlineSize: 168,
  paddingInline: space.sm,
  borderRadius: radius.sm,
  color: color.text,
  fontSize: font.size.sm,
  textAlign: 'start',
});
