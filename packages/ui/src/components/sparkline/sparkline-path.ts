export interface SparklinePath {
  line: string;
  /** The same path closed along the lower edge. */
  area: string;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The path of values in a box of a given size, with `inset` above and below for the stroke. */
export function sparklinePath(
  values: readonly number[],
  width: number,
  height: number,
  inset: number,
): SparklinePath {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const steps = Math.max(1, values.length - 1);
  const points = (values.length === 1 ? [...values, ...values] : values).map((value, index) => {
    const share = span === 0 ? 0.5 : (value - low) / span;
    return `${round((index / steps) * width)} ${round(height - inset - share * (height - 2 * inset))}`;
  });
  if (points.length === 0) return { line: '', area: '' };
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${height}H0Z` };
}
