import { vars } from '@payfac/ui/theme';
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

export const rows = style({ ...part, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...part,
  gap: space.xs,
  paddingBlock: space.md,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
  },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
});
export const name = style({ fontWeight: font.weight.medium });
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const note = style({ margin: 0, color: color.textMuted, fontSize: font.size.sm });

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
