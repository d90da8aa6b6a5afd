import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const search = style({ flex: '1 1 200px', maxInlineSize: 280 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
});

export const updated = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  whiteSpace: 'nowrap',
});

export const heading = style({ fontSize: font.size.lg, fontWeight: font.weight.semibold });
