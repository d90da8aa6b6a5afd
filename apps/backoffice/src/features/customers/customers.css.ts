import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A card's mark, its name and what there is to say of it, in one line of a row. */
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  whiteSpace: 'nowrap',
});
