/** Filter types, verbatim from document 1, section 3. */
export const filterTypes = ['DATE', 'DATE_RANGE', 'TEXT', 'NUMBER'] as const;
export type FilterType = (typeof filterTypes)[number];
