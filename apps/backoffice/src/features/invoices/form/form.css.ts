import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const lines = style({
  display: 'grid',
  gap: space.lg,
  gridColumn: '1 / -1',
  containerType: 'inline-size',
});

/** A line's fields, its amount, and its remove button. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@container': {
    '(min-width: 600px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 72px 112px 88px 88px minmax(92px, auto) auto',
    },
  },
});

/** The description has a row of its own if there is no room next to it. */
export const description = style({
  gridColumn: '1 / -1',
  '@container': { '(min-width: 600px)': { gridColumn: 'auto' } },
});

/** Aligned with fields, which are below their labels. */
export const lineAmount = style({
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

/** The hint shown until an account is chosen. */
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });
