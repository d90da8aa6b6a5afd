import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** As high as a row leaves room for, so that a second line never makes one higher. */
export const lines = style({
  display: 'grid',
  lineHeight: '15px',
  // A card places its own texts, such as an amount at the end.
  selectors: { '[data-cards] &': { display: 'contents' } },
});

export const first = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Not on a card of the table, which has two lines of its own. */
export const second = style([
  first,
  {
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
    selectors: { '[data-cards] &': { display: 'none' } },
  },
]);
