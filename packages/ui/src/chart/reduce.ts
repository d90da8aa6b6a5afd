/**
 * Which points to draw where several fall on one column of pixels: the first, the lowest, the highest
 * and the last of each column, so that the line has the same shape, peaks included, at no more than
 * four points a column. Gaps (NaN) keep one point. Few points come back whole.
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
