import { fallbackVar, type StyleRule, style } from '@vanilla-extract/css';
import { edgeInset } from '../../styling/edge.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { onCards } from './on-cards.ts';

/** From the table's edge to what a row begins and ends with. */
export const inset = fallbackVar(edgeInset, vars.space.md);

/** The opposite of `onCards`, over the cells' own distances whichever file comes first. */
const onRows = (rules: Pick<StyleRule, 'paddingInlineStart' | 'paddingInlineEnd'>, under = '') => ({
  selectors: { [`${under}&&:where(:not([data-cards] *, [data-unmeasured] *))`]: rules },
  '@media': {
    '(min-width: 640.02px)': { selectors: { [`${under}&&:where([data-unmeasured] *)`]: rules } },
  },
});

/*
 * Of the first and the last cell of a row, which is named by the one that draws it: a selector would
 * be asked of every cell.
 */
export const atStart = style(onRows({ paddingInlineStart: inset }));
export const atEnd = style(onRows({ paddingInlineEnd: inset }));

/** In the header a checkbox stands half a pixel inside its label. */
export const checkAtStart = style([
  onRows({ paddingInlineStart: inset }, ':where(thead) '),
  onRows({ paddingInlineStart: `calc(${inset} + 0.5px)` }, ':where(tbody) '),
]);

export const row = style(onCards({ selectors: { '&&': { paddingInline: inset } } }));
