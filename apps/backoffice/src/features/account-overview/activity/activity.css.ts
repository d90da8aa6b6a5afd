import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The comments, with their subject next to them, or below them when there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': {
    '(min-width: 1100px)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
