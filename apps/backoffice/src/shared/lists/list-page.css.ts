import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

export const page = style({ display: 'grid', gap: space.lg, minInlineSize: 0 });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const search = style({ flex: '1 1 180px', maxInlineSize: 280 });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: 320,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.full,
  background: color.primaryGround,
  color: color.primaryText,
  fontSize: font.size.sm,
});

export const chipText = style({
  paddingInlineStart: space.md,
  paddingBlock: 3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chipLabel = style({ fontWeight: font.weight.semibold });

export const chipRemove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 26,
  blockSize: 26,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.xs,
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

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space.md,
});
