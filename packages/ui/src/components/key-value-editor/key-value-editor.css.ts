import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const group = style({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const description = style({ color: color.textMuted, fontSize: font.size.sm });
export const empty = style({ color: color.textMuted, fontSize: font.size.sm });

/** Two equal columns and a button, in every row and the header. */
const columns = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } as const;

export const headings = style({
  display: 'grid',
  ...columns,
  gap: space.sm,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  selectors: { '&[data-removable]::after': { content: '', inlineSize: vars.size.control } },
});

export const pair = style({ display: 'grid', ...columns, alignItems: 'start', gap: space.sm });

export const foot = style({ display: 'flex', alignItems: 'center', gap: space.md });
export const count = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
