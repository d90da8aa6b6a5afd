import { type, vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const part = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The merchants' terms, next to the provider's settings; stacked when narrow. */
export const columns = style({
  ...part,
  gap: space.lg,
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const column = style({ ...part, gap: space.lg, alignContent: 'start' });

/** A few rows of figures, narrow enough for a phone. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const tableRow = style({ borderBlockStart: `1px solid ${color.border}` });
export const columnHead = style({
  ...type.label,
  paddingBlock: space.xs,
  paddingInline: `${space.md} 0`,
  color: color.textMuted,
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const rowHead = style({
  paddingBlock: space.sm,
  paddingInline: 0,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const cell = style({
  paddingBlock: space.sm,
  paddingInline: `${space.md} 0`,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});

/** Names in any number, as many in a line as fit. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const chip = style({
  paddingInline: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  color: color.text,
  fontSize: font.size.xs,
  lineHeight: '20px',
});

/** Event types, each line one record. */
export const records = style({ ...part, gap: space.sm, margin: 0 });
export const record = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.sm,
});
export const recordName = style({ color: color.textMuted, fontSize: font.size.xs });

/** In as many columns as fit, each with its code first. */
export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const category = style({
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const code = style({
  display: 'inline-block',
  minInlineSize: 40,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ fontWeight: font.weight.medium });
export const note = style({
  display: 'block',
  margin: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});

/** One flow within its row of the list. */
export const flow = style({ ...part, gap: space.xs, paddingBlock: space.sm });

/** Steps in order, with arrows between them. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const step = style({
  selectors: { '&:not(:last-child)::after': { content: '"→" / ""', marginInlineStart: space.xs } },
});

export const modes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: space.md,
});

/** A page in one mode, as merchants see it. */
export const page = style({
  ...part,
  gap: space.md,
  padding: space.lg,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
});
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const logo = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: '1px solid transparent',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.sm,
});
/** Covers the initials, which show when no image loads. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: radius.sm,
  pointerEvents: 'none',
  // With a different color scheme than its page, a frame would be opaque.
  colorScheme: 'light',
});
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const state = style({
  border: '1px solid transparent',
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
/** Like the package's own disabled buttons. */
export const disabled = style([state, { opacity: 0.5 }]);
/** Like the focus ring of a control. */
export const focused = style([
  state,
  { outline: `${vars.size.focusRing} solid ${color.focus}`, outlineOffset: 2 },
]);
export const link = style({ fontSize: font.size.sm, textDecoration: 'underline' });
