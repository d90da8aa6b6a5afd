import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const result = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const amount = style({ fontVariantNumeric: 'tabular-nums' });

export const evidence = style({ color: color.textMuted, fontSize: font.size.sm });

/** Lines short enough to read and fill in. */
export const page = style({ maxInlineSize: 720 });
