import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space, font } = vars;

/** As wide as the forms beside them. */
export const rows = style({ display: 'grid', maxInlineSize: size.form });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const term = style({ fontWeight: font.weight.medium });

export const hint = style({ color: color.textMuted, fontSize: font.size.sm });

export const appearance = style({ display: 'grid', gap: space.lg, justifyItems: 'start' });

export const mode = style({ display: 'grid', gap: space.xs });

export const label = style({ fontSize: font.size.sm, fontWeight: font.weight.medium });

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.lg,
  inlineSize: '100%',
  maxInlineSize: size.form,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  gap: space.sm,
  margin: 0,
  marginBlockStart: space.lg,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.family.mono,
});

export const scan = style({ display: 'grid', gap: space.md, justifyItems: 'start' });
