/** Types of filters (LIST-21). */
export const filterTypes = ['DATE', 'DATE_RANGE', 'TEXT', 'NUMBER'] as const;
export type FilterType = (typeof filterTypes)[number];
