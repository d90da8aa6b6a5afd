import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const input = style({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: space.sm,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const list = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: 36,
  paddingInline: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  fontSize: font.size.sm,
});

export const page = style({ maxInlineSize: size.pageForm, paddingBlockStart: space.lg });

export const rules = style({ display: 'grid', gap: space.lg });

export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space.md,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
