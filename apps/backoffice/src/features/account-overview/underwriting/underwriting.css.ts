import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** The tasks, with their evidence next to them, or below them when there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const kind = style({
  display: 'grid',
  gap: space.sm,
  selectors: {
    '& + &': {
      marginBlockStart: space.lg,
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

export const earlier = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
});

export const findings = style({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The application's statements next to the results. */
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.lg}`,
  fontSize: font.size.sm,
  '@media': {
    '(min-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: 2, minInlineSize: 0 });
export const subject = style({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' });
export const muted = style({ color: color.textMuted, overflowWrap: 'anywhere' });
