/** Tenths of a pixel are finer than anyone sees, and a third of the text. */
const round = (value: number): number => Math.round(value * 10) / 10;

export interface LinePath {
  line: string;
  /** The same, closed along the base; empty without one. */
  area: string;
  /** Points with no neighbor, which a line cannot show. */
  alone: readonly { x: number; y: number }[];
}

/** The path through points, broken where `y` is NaN. Written by hand: it is most of what a chart computes. */
export function linePath(
  indexes: readonly number[],
  xOf: (index: number) => number,
  yOf: (index: number) => number,
  base?: number,
): LinePath {
  let line = '';
  let area = '';
  const alone: { x: number; y: number }[] = [];
  let run = '';
  let length = 0;
  let start = 0;
  let end = 0;
  let y = 0;

  function close() {
    if (length === 0) return;
    if (length === 1) alone.push({ x: start, y });
    line += `M${run}`;
    if (base !== undefined) area += `M${run}V${round(base)}H${start}Z`;
    run = '';
    length = 0;
  }

  for (const index of indexes) {
    const value = yOf(index);
    if (Number.isNaN(value)) {
      close();
      continue;
    }
    end = round(xOf(index));
    y = round(value);
    if (length === 0) start = end;
    else run += 'L';
    run += `${end},${y}`;
    length += 1;
  }
  close();
  return { line, area, alone };
}
