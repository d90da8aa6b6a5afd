import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

/** The fields of one tier or module in a line, with its remove button. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.md,
});
export const moduleRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': {
    '(min-width: 700px)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) auto',
    },
  },
});

/** Aligned with fields, which are below their labels. */
export const remove = style({ paddingBlockStart: 24 });

export const endless = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockStart: 28,
  color: color.textMuted,
  fontSize: font.size.sm,
});

/** The example's quantity and its result. */
export const example = style({ display: 'grid', gap: space.md });

export const invoices = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const cell = style({
  paddingBlock: space.sm,
  paddingInlineEnd: space.md,
  verticalAlign: 'baseline',
  textAlign: 'start',
});
export const head = style([
  cell,
  { color: color.textMuted, fontSize: font.size.sm, fontWeight: font.weight.medium },
]);
const line = style([cell, { borderBlockStart: `1px solid ${color.border}` }]);
const figure = style({
  paddingInlineEnd: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const headAmount = style([head, figure]);
export const day = style([line, { fontWeight: font.weight.medium, whiteSpace: 'nowrap' }]);
export const working = style([line, { color: color.textMuted, fontSize: font.size.sm }]);
export const amount = style([line, figure]);
export const note = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: font.size.sm,
});
