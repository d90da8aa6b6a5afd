import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

/** The tabs and, below them, the part that is shown. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});
