import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 40%), 1fr))',
  gap: `${space.md} ${space.lg}`,
  margin: 0,
});
export const fact = style({ display: 'grid', alignContent: 'start', gap: space.xxs });
export const term = style({ color: color.textMuted, fontSize: font.size.xs });
export const value = style({
  margin: 0,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});
