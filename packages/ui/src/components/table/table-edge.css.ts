import { fallbackVar, type StyleRule, style } from '@vanilla-extract/css';
import { edgeInset } from '../../styling/edge.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { onCards } from './on-cards.ts';

/** Padding of a row's first and last cells from the table's edge. */
export const inset = fallbackVar(edgeInset, vars.space.md);

/** The opposite of `onCards`: overrides the cells' own padding regardless of stylesheet order. */
const onRows = (rules: Pick<StyleRule, 'paddingInlineStart' | 'paddingInlineEnd'>, under = '') => ({
  selectors: { [`${under}&&:where(:not([data-cards] *, [data-unmeasured] *))`]: rules },
  '@media': {
    '(min-width: 640.02px)': { selectors: { [`${under}&&:where([data-unmeasured] *)`]: rules } },
  },
});

/* For the first and last cell of a row, classed when rendered: a selector would be tested against every cell. */
export const atStart = style(onRows({ paddingInlineStart: inset }));
export const atEnd = style(onRows({ paddingInlineEnd: inset }));

/** A header checkbox is half a pixel inside its label. */
export const checkAtStart = style([
  onRows({ paddingInlineStart: inset }, ':where(thead) '),
  onRows({ paddingInlineStart: `calc(${inset} + 0.5px)` }, ':where(tbody) '),
]);

export const row = style(onCards({ selectors: { '&&': { paddingInline: inset } } }));
