import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const wide = 'screen and (min-width: 1200px)';

/** The form, and beside it what the customer sees; below it where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 720px) minmax(320px, 1fr)', alignItems: 'start' },
  },
});

/** Stays in sight below the shell's bar. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 72 } },
});

export const lines = style({
  display: 'grid',
  gap: space.lg,
  gridColumn: '1 / -1',
  containerType: 'inline-size',
});

/** A line's fields, what it comes to, and the button that takes it out. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4fr 7fr 5fr',
  alignItems: 'start',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@container': {
    '(min-width: 600px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 72px 120px 96px minmax(92px, auto) auto',
    },
  },
});

/** The description has a row of its own where there is no room beside it. */
export const description = style({
  gridColumn: '1 / -1',
  '@container': { '(min-width: 600px)': { gridColumn: 'auto' } },
});

/** As far down as a field stands below its label. */
export const lineAmount = style({
  gridColumn: '1 / 3',
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    '(min-width: 600px)': {
      gridColumn: 'auto',
      alignSelf: 'start',
      paddingBlockStart: 30,
      textAlign: 'end',
    },
  },
});
export const lineLabel = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  '@container': { '(min-width: 600px)': { display: 'none' } },
});
export const remove = style({
  justifySelf: 'end',
  '@container': { '(min-width: 600px)': { paddingBlockStart: 24 } },
});

export const totals = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  maxInlineSize: 320,
  justifySelf: 'end',
});

/** Where the account's customers will be found. */
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });

/** One preview over the one before it, so that a change doesn't flash. */
export const screens = style({
  display: 'grid',
  blockSize: 'clamp(360px, calc(100vh - 260px), 760px)',
  overflow: 'hidden',
  borderRadius: radius.md,
});
export const screen = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});
/** Not there yet. */
export const coming = style([screen, { visibility: 'hidden' }]);
