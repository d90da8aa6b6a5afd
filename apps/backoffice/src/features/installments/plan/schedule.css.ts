import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const payments = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: space.lg,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const day = style({ color: color.textMuted });
export const amount = style({
  minInlineSize: 96,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({ color: color.textMuted, fontSize: font.size.sm });
