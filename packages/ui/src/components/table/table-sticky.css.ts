import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { onCards } from './on-cards.ts';

const { color } = vars;

const focusedRow = '[data-overflows] > table > tbody > tr:has([data-row-link]:focus-visible)';
const ringFrom = (edge: string) =>
  `inset ${edge} 0 ${color.focus}, inset 0 2px ${color.focus}, inset 0 -2px ${color.focus}`;

/**
 * The tools, the first column and the actions are sticky while the rest scrolls under them (see `useFrameMarks`) and
 * must not show through: each of these cells has its row's background. It is set explicitly, because an inherited
 * background makes a selection restyle all cells of the row; and it has its own attribute, because one shared by rows
 * would make a browser recheck these cells even when nothing is sticky.
 */
const stuck = style({
  selectors: {
    '[data-overflows] tr > &': { position: 'sticky', zIndex: 1 },
    '[data-overflows] > table > tbody > tr > &': {
      background: color.surface,
      boxShadow: `inset 0 -1px ${color.border}`,
    },
    '[data-overflows] > table > tbody > tr:last-child > &': { boxShadow: 'none' },
    '[data-overflows] > [data-stuck-selected] > tbody > tr > &': { background: color.selected },
    '[data-overflows] > table > tbody > [data-stuck-selected] > &': { background: color.selected },
    '[data-overflows] > table > tbody > tr:hover > &': { background: color.hover },
    '[data-overflows] > table > tbody > [aria-current] > &:first-child': {
      boxShadow: `inset 3px 0 ${color.primaryEdge}, inset 0 -1px ${color.border}`,
    },
    // These cells lie over the row's focus ring and draw their part of it.
    [`${focusedRow} > &`]: {
      boxShadow: `inset 0 2px ${color.focus}, inset 0 -2px ${color.focus}`,
    },
    [`${focusedRow} > &:first-child`]: { boxShadow: ringFrom('2px') },
    [`${focusedRow} > &:first-child:dir(rtl)`]: { boxShadow: ringFrom('-2px') },
  },
  // In print, as in forced colors, cells have borders.
  '@media': {
    print: { selectors: { '[data-overflows] > table > tbody > tr > &': { boxShadow: 'none' } } },
  },
});

/** Width of each tool cell: that of a checkbox. */
const TOOL_WIDTH = 40;

/**
 * Only when sticky: a regular header is `relative` for its resize handle, and an offset would move it off its column.
 */
const stuckAt = (insetInlineStart: number) => ({
  selectors: { '[data-overflows] tr > &': { insetInlineStart } },
});

/** A row's actions. */
export const stuckEnd = style([
  stuck,
  { selectors: { '[data-overflows] tr > &': { insetInlineEnd: 0 } } },
]);

/** Tools, by index. */
export const stuckTools = styleVariants({ 0: 0, 1: TOOL_WIDTH }, (insetInlineStart) => [
  stuck,
  stuckAt(insetInlineStart),
  { minInlineSize: TOOL_WIDTH, maxInlineSize: TOOL_WIDTH },
  onCards({ minInlineSize: 0, maxInlineSize: 'none' }),
]);

/** The first column, by the number of tools before it. */
export const stuckFirst = styleVariants(
  { 0: 0, 1: TOOL_WIDTH, 2: 2 * TOOL_WIDTH },
  (insetInlineStart) => [
    stuck,
    stuckAt(insetInlineStart),
    {
      selectors: {
        '[data-overflows] tr > &': { borderInlineEnd: `1px solid ${color.border}` },
      },
    },
    onCards({ borderInlineEnd: 0 }),
  ],
);
