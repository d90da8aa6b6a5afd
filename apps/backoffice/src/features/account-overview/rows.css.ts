import { vars } from '@payfac/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
/** Stacked rows with a line between them. */
export const row = style({
  display: 'grid',
  gap: space.md,
  selectors: {
    '& + &': {
      marginBlockStart: space.lg,
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

/** Content at the end of a row, such as a link to its subject. */
export const withEnd = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  fontSize: font.size.sm,
});

export const onOffRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.md,
  fontSize: font.size.sm,
});
export const onOffWords = style({ display: 'grid', gap: 2, minInlineSize: 0 });
/** Aligned with the texts beside switches. */
globalStyle(`${rows}:has([role=switch]) ${onOffWords}`, { paddingInlineStart: 40 });
export const onOffDescription = style({ color: color.textMuted });
