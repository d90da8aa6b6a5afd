export interface SparklinePath {
  line: string;
  /** The same path closed along the lower edge. */
  area: string;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Starts and ends of the values between gaps. */
function runsOf(values: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [index, value] of values.entries()) {
    if (!Number.isFinite(value)) continue;
    const last = runs.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

/**
 * The path of values in a box of a given size, with `inset` above and below for the stroke. NaN or an infinity leaves a
 * gap.
 */
export function sparklinePath(
  values: readonly number[],
  width: number,
  height: number,
  inset: number,
): SparklinePath {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const steps = Math.max(1, values.length - 1);
  const x = (index: number) => round((index / steps) * width);
  const y = (value: number) => {
    const share = span === 0 ? 0.5 : (value - low) / span;
    return round(height - inset - share * (height - 2 * inset));
  };
  if (values.length === 1 && known.length === 1)
    return sparklinePath([low, low], width, height, inset);
  const path = { line: '', area: '' };
  for (const [from, to] of runsOf(values)) {
    const points = values.slice(from, to).map((value, index) => `${x(from + index)} ${y(value)}`);
    // A value between gaps is a dot.
    const line = `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`;
    path.line += line;
    path.area += `${line}V${height}H${x(from)}Z`;
  }
  return path;
}
