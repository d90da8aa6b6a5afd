import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

export const input = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  fontSize: font.size.sm,
});

export const name = style({
  paddingInlineStart: space.md,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
