/** A value of a line or bar: infinities leave a gap, as NaN does. */
export const drawable = (y: number): number => (Number.isFinite(y) ? y : Number.NaN);

/** A part's size: negative values and those that are not numbers take up nothing. */
export const sizeOf = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);
