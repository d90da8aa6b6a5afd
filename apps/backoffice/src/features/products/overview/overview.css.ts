import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const part = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** What holds for merchants, and beside it what the provider sets; one below the other where narrow. */
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

/** Steps in their order, with an arrow between. */
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
/** Over the initials, which show where no picture comes. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: radius.sm,
  pointerEvents: 'none',
  // Of another scheme than its page, a frame would be opaque.
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
/** As the package's own buttons. */
export const disabled = style([state, { opacity: 0.5 }]);
/** As the ring of a control that the keyboard is on. */
export const focused = style([
  state,
  { outline: `${vars.size.focusRing} solid ${color.focus}`, outlineOffset: 2 },
]);
export const link = style({ fontSize: font.size.sm, textDecoration: 'underline' });
