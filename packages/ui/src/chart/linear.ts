/** A linear scale from values to pixels, as numbers rather than a function: it is used thousands of times. */
export interface Linear {
  /** Value at `start`. */
  from: number;
  start: number;
  /** Pixels per unit. */
  factor: number;
}

/** Maps `from`–`to` to `length` pixels from `start`; a range with one value is centered. */
export function linear(from: number, to: number, start: number, length: number): Linear {
  if (from === to) return { from, start: start + length / 2, factor: 0 };
  return { from, start, factor: length / (to - from) };
}

export const along = ({ from, start, factor }: Linear, value: number): number =>
  start + (value - from) * factor;
