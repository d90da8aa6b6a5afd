import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius, font } = vars;

/** A rule next to its switch. */
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border}`,
});

/** The rule in words, set apart from its fields. */
export const words = style({
  margin: 0,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: radius.md,
  background: color.sunken,
});

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
