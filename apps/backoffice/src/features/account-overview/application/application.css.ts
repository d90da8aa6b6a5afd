import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const owners = style({ margin: 0, padding: 0, listStyle: 'none' });
export const owner = style({
  selectors: {
    '& + &': {
      marginBlockStart: space.lg,
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
