/** A straight way from values to pixels, as numbers and not as a function: it is taken thousands of times. */
export interface Linear {
  /** The value that stands at `start`. */
  from: number;
  start: number;
  /** Pixels for one of value. */
  factor: number;
}

/** From `from` to `to` over `length` pixels from `start`; a range of one value stands in the middle. */
export function linear(from: number, to: number, start: number, length: number): Linear {
  if (from === to) return { from, start: start + length / 2, factor: 0 };
  return { from, start, factor: length / (to - from) };
}

export const along = ({ from, start, factor }: Linear, value: number): number =>
  start + (value - from) * factor;
