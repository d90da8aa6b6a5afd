import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, color, font, radius } = vars;

/** A card's brand, name and details in one line of a row. */
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  whiteSpace: 'nowrap',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: 32,
});

export const heading = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
});

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: 56,
  paddingBlock: space.sm,
  paddingInline: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

/** The name, with details below. */
export const words = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontWeight: font.weight.medium,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  color: color.textMuted,
  fontSize: font.size.sm,
});

export const none = style({ color: color.textMuted, fontSize: font.size.sm });
