import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;

export const diff = style({ margin: 0, fontSize: font.size.sm, containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gap: `${space.xs} ${space.lg}`,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(120px, 28%) minmax(0, 1fr)' },
  },
});

export const field = style({ color: color.textMuted });

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

const value = {
  minInlineSize: 0,
  padding: '1px 6px',
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
} as const;

/** Struck through as well as red: color alone conveys nothing. */
export const before = style({
  ...value,
  background: color.danger.ground,
  color: color.danger.text,
  textDecoration: 'line-through',
});
export const after = style({
  ...value,
  background: color.success.ground,
  color: color.success.text,
  fontWeight: font.weight.medium,
});
export const arrow = style({
  flex: 'none',
  color: color.textMuted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
/** A block of its own, without a strikethrough. */
export const nothing = style({
  display: 'inline-block',
  fontStyle: 'italic',
  fontWeight: font.weight.regular,
});
