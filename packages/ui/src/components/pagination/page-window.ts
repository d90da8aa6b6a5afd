/** Number of pages; an empty list has one. */
export const pageCount = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The whole page number from 1 to the last that is nearest to a number. */
export const pageWithin = (page: number, pages: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pages);

/** Page numbers to show: at most `most`, around the current one, from 1. */
export function pageWindow(page: number, pages: number, most = 5): number[] {
  const length = Math.min(most, pages);
  const centered = page - Math.floor(length / 2);
  const start = Math.max(1, Math.min(centered, pages - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}
