/** Pixels around the lines. */
export const MARGIN = { top: 10, right: 10, bottom: 30, left: 50 } as const;
