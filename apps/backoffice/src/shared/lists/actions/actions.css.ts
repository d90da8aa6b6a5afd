import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, font } = vars;

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
