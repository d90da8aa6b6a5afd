import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  padding: space.lg,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

/** Fields of one tier or module in a line, with the button that takes it out. */
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

/** As far down as a field stands below its label. */
export const remove = style({ paddingBlockStart: 24 });

export const endless = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockStart: 28,
  color: color.textMuted,
  fontSize: font.size.sm,
});

/** The figure to try, and what it comes to. */
export const example = style({ display: 'grid', gap: space.md });

export const invoices = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const invoice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const day = style({ fontWeight: font.weight.medium });
export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const note = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: font.size.sm,
});
