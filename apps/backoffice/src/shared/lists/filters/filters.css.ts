import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const chipBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: 28,
  borderRadius: radius.full,
  fontSize: font.size.sm,
});

export const chip = style([chipBase, { border: `1px solid ${color.border}`, color: color.text }]);

export const activeChip = style([
  chipBase,
  {
    border: `1px solid ${color.primaryBorder}`,
    background: color.primaryGround,
    color: color.primaryText,
  },
]);

export const chipLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const chipLabel = style({ fontWeight: font.weight.medium, whiteSpace: 'nowrap' });

export const chipText = style({
  maxInlineSize: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.semibold,
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const range = style({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: space.md,
});

/** Wide enough for two dates or amounts next to each other, if there is room. */
export const panel = style({
  display: 'grid',
  gap: space.md,
  inlineSize: 'min(312px, calc(100vw - 64px))',
});
