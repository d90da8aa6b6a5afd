import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const lead = style({ margin: 0, color: color.textMuted, fontSize: font.size.sm });

export const intro = style({ display: 'grid', gap: space.xs });

/** Owners are separated by a line. */
export const owner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  selectors: {
    '& + &': { paddingBlockStart: space.xl, borderBlockStart: `1px solid ${color.border}` },
  },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const partTitle = style({
  margin: 0,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
});

export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg, margin: 0 });
