import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

export const ask = style({ display: 'grid', gap: space.lg });

export const failures = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  paddingInlineStart: space.xl,
  maxBlockSize: '40vh',
  overflowY: 'auto',
  fontSize: font.size.sm,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.md,
  background: color.primaryGround,
});

export const barCount = style({ fontWeight: font.weight.semibold, marginInlineEnd: 'auto' });
