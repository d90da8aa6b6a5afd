import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../screen/media.ts';

const { space } = vars;

/** On a phone, one line that scrolls horizontally. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      overflowX: 'auto',
      margin: -4,
      padding: 4,
      scrollbarWidth: 'none',
    },
  },
});
