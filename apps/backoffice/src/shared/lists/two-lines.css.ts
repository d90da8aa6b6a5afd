import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

export const lines = style({
  display: 'grid',
  gap: 1,
  lineHeight: font.line.tight,
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
