import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

/** A button in line with the field's control, below its label. */
export const withButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'end',
  gap: vars.space.sm,
});
