import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** As high as a row allows, so that a second line doesn't make rows higher. */
export const lines = style({
  display: 'grid',
  lineHeight: '15px',
  // A card positions its own texts, such as an amount at the end.
  selectors: { '[data-cards] &': { display: 'contents' } },
});

export const first = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Hidden on the table's cards, which have two lines of their own. */
export const second = style([
  first,
  {
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
    selectors: { '[data-cards] &': { display: 'none' } },
  },
]);
