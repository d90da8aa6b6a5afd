/**
 * Which points to draw when several fall in one pixel column: the first, lowest, highest and last of each column, so
 * that the line keeps its shape, peaks included, with at most four points per column. Gaps (NaN) keep one point. A
 * short series is returned whole.
 */
export function reduceToColumns(
  ys: readonly number[],
  columnOf: (index: number) => number,
  columns: number,
): number[] {
  if (ys.length <= columns * 2) return [...ys.keys()];
  const kept: number[] = [];
  let start = 0;
  while (start < ys.length) {
    const column = columnOf(start);
    let lowest = start;
    let highest = start;
    let gap = -1;
    let end = start;
    for (; end < ys.length && columnOf(end) === column; end += 1) {
      const y = ys[end] ?? Number.NaN;
      if (Number.isNaN(y)) gap = end;
      else {
        if (!(y >= (ys[lowest] ?? y))) lowest = end;
        if (!(y <= (ys[highest] ?? y))) highest = end;
      }
    }
    const marks = new Set([start, lowest, highest, end - 1]);
    if (gap >= 0) marks.add(gap);
    kept.push(...[...marks].toSorted((a, b) => a - b));
    start = end;
  }
  return kept;
}
