import type { StyleRule } from '@vanilla-extract/css';

/** Rows become cards where the table's own place is narrower, in pixels. */
export const CARDS_BELOW = 640.02;

const below = (scope: string, { selectors = {}, ...own }: StyleRule) => ({
  [`:where([${scope}]) &`]: own,
  ...Object.fromEntries(
    Object.entries(selectors).map(([selector, rules]) => [`:where([${scope}]) ${selector}`, rules]),
  ),
});

/** Of a condition's own styles what holds for rows and not for cards, which it would otherwise correct. */
export const ON_ROWS = '&:where(:not([data-cards] *))';

/**
 * Styles of rows as cards. They hang on a mark that `useFrameMarks` sets, and not on a container
 * query: a browser evaluates those again for each cell, which is a third of what styling a row takes. For
 * what a server made, until a script has measured it, the window's width stands for the frame's: only
 * there, because taking that mark away styles every cell once more. As a further style
 * after the one it corrects: `style([{ … }, onCards({ … })])`.
 */
export const onCards = (rules: StyleRule): StyleRule => ({
  selectors: below('data-cards', rules),
  '@media': { '(max-width: 640px)': { selectors: below('data-unmeasured', rules) } },
});
