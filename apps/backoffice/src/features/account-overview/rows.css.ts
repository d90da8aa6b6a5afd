import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gap: space.md,
  selectors: {
    '& + &': {
      marginBlockStart: space.lg,
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
