/** For what takes the focus in a row: what a table keeps at the page's end must not cover it. */
export const clearOfFoot = { scrollMarginBlockEnd: 168 } as const;
