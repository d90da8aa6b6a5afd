import type { StyleRule } from '@vanilla-extract/css';

/** Rows become cards when the table's container is narrower than this, in pixels. */
export const CARDS_BELOW = 640.02;

const below = (scope: string, { selectors = {}, ...own }: StyleRule) => ({
  [`:where([${scope}]) &`]: own,
  ...Object.fromEntries(
    Object.entries(selectors).map(([selector, rules]) => [`:where([${scope}]) ${selector}`, rules]),
  ),
});

/** Condition of styles that apply to rows but not to cards, which would otherwise have to override them. */
export const ON_ROWS = '&:where(:not([data-cards] *))';

/**
 * Styles of rows as cards. They depend on an attribute that `useFrameMarks` sets rather than a container query, which a
 * browser evaluates for each cell: a third of the cost of styling a row. For server-rendered markup, until a script has
 * measured it, the window's width is used instead; only there, because removing that attribute restyles every cell. Use
 * it after the style it overrides: `style([{ … }, onCards({ … })])`.
 */
export const onCards = (rules: StyleRule): StyleRule => ({
  selectors: below('data-cards', rules),
  '@media': { '(max-width: 640px)': { selectors: below('data-unmeasured', rules) } },
});
