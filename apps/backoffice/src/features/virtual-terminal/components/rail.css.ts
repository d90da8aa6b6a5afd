import { type, vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, shadow, space } = vars;

export const rail = style({ display: 'grid', gap: space.xl, alignContent: 'start' });

export const preview = style({
  display: 'grid',
  gap: space.xxs,
  padding: space.lg,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.raised,
  boxShadow: shadow.sm,
});
export const label = style({ ...type.label, margin: 0, marginBlockEnd: space.xs });
export const merchant = style({ ...type.figure, margin: 0, overflowWrap: 'anywhere' });
export const quiet = style({ ...type.text, margin: 0, color: color.textMuted });

const dashed = `1px dashed ${color.borderStrong}`;
export const lines = style({
  ...type.text,
  display: 'grid',
  gap: space.xs,
  margin: 0,
  marginBlock: space.sm,
  paddingBlockStart: space.sm,
  borderBlockStart: dashed,
});
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space.md });
export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const total = style([
  line,
  {
    alignItems: 'baseline',
    marginBlockStart: space.xs,
    paddingBlockStart: space.sm,
    borderBlockStart: dashed,
    fontWeight: font.weight.semibold,
  },
]);

export const title = style({ ...type.section, margin: 0, color: color.ink });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const latest = style({
  ...type.text,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const sum = style({ fontWeight: font.weight.semibold });
export const when = style({ ...type.label, gridColumn: '1 / -1' });
