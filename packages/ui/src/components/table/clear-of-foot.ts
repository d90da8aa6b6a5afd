/** For focusable elements in a row: the bar a table keeps at the page's end must not cover them. */
export const clearOfFoot = { scrollMarginBlockEnd: 168 } as const;
