import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

const roomy = '(min-width: 560px)';

/** Stacked as blocks: a grid would lay all of them out again at every key. */
export const rows = style({
  gridColumn: '1 / -1',
  containerType: 'inline-size',
});

/**
 * One of up to a hundred rows. Rows out of view aren't laid out, painted or hit-tested, which browsers otherwise do for
 * the whole page at every key.
 */
const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 144px',
  // Room for the focus ring of its fields.
  overflowClipMargin: 6,
  display: 'grid',
  alignItems: 'start',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  marginBlockEnd: space.md,
  padding: 0,
  border: 0,
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
});

/** An item: description, quantity, price, amount, and the remove button. */
export const item = style([
  row,
  {
    gridTemplateColumns: '4fr 7fr auto',
    '@container': {
      [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 84px 128px minmax(92px, auto) auto' },
    },
  },
]);

/** A discount or fee. */
export const modifier = style([
  row,
  {
    gridTemplateColumns: '4fr 5fr auto',
    '@container': { [roomy]: { gridTemplateColumns: '128px minmax(0, 1fr) 128px auto' } },
  },
]);

/** The description has a row of its own if there is no room next to it. */
export const whole = style({
  gridColumn: '1 / -1',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});

/** Aligned with fields, which are below their labels. */
export const itemAmount = style({
  gridColumn: '1 / 3',
  gridRow: 3,
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [roomy]: { gridColumn: 'auto', gridRow: 'auto', paddingBlockStart: 30, textAlign: 'end' },
  },
});
export const itemLabel = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  '@container': { [roomy]: { display: 'none' } },
});
export const remove = style({ justifySelf: 'end', paddingBlockStart: 24 });

export const totals = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  maxInlineSize: 320,
  justifySelf: 'end',
});

/** A number next to its unit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
});

/** Checkboxes below their common label. */
export const ticks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: space.sm,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
export const note = style({ color: color.textMuted, fontSize: font.size.sm });

/** Fields that a checkbox adds. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockStart: space.md,
});
