import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** There is room for a line's figures side by side. */
const room = '(min-width: 480px)';

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
    [room]: { gridTemplateColumns: '72px minmax(96px, 1fr) 80px 80px minmax(88px, auto) auto' },
  },
  selectors: {
    '& + &': { paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.border}` },
  },
});

export const description = style({ gridColumn: '1 / -1' });

/** Aligned with fields, which are below their labels. */
export const lineAmount = style({
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [room]: {
      alignSelf: 'start',
      paddingBlockStart: 30,
      textAlign: 'end',
    },
  },
});
export const lineLabel = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  '@container': { [room]: { display: 'none' } },
});
export const remove = style({
  justifySelf: 'end',
  '@container': { [room]: { paddingBlockStart: 24 } },
});

export const totals = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  maxInlineSize: 320,
  justifySelf: 'end',
});

/** The hint shown until an account is chosen. */
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });
