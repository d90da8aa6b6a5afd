import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

const roomy = '(min-width: 560px)';

/** One below the other as blocks: a grid would look at all of them at every key in one. */
export const rows = style({
  gridColumn: '1 / -1',
  containerType: 'inline-size',
});

/**
 * One of a hundred. What is not in sight is neither laid out nor painted nor looked through for what is under the
 * pointer, which a browser does for the whole page at every key.
 */
const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 144px',
  // Room for the ring of a field in it.
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

/** An item: what, how many, at which price, what it comes to, and the button that takes it out. */
export const item = style([
  row,
  {
    gridTemplateColumns: '4fr 7fr auto',
    '@container': {
      [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 84px 128px minmax(92px, auto) auto' },
    },
  },
]);

/** A coupon, discount or fee. */
export const modifier = style([
  row,
  {
    gridTemplateColumns: '4fr 5fr auto',
    '@container': { [roomy]: { gridTemplateColumns: '128px minmax(0, 1fr) 128px auto' } },
  },
]);

/** The description has a row of its own where there is no room beside it. */
export const whole = style({
  gridColumn: '1 / -1',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});

/** As far down as a field stands below its label. */
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

/** A number and what it counts, side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
});

/** Boxes to tick below a line that says what they are about. */
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

/** What a tick brings with it. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockStart: space.md,
});
