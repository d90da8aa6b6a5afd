import { sizeOf } from '../../chart/drawable.ts';

/** A part of the whole. */
export interface DonutPart {
  /** Name of the part. */
  name: string;
  /** Zero or more, in the unit of `formatValue`; anything else counts as zero. */
  value: number;
}

/** A part with its index among all parts, which decides its color, and its share of the visible parts. */
export interface Slice extends DonutPart {
  place: number;
  /** 0 to 1. */
  share: number;
}

/**
 * Limits the parts to the available colors: the largest ones, and the rest combined as the last.
 * @param most maximum parts shown, including the combined one.
 */
export function foldParts(
  parts: readonly DonutPart[],
  most: number,
  restName: string,
): DonutPart[] {
  const sized = parts.map((part) => ({ name: part.name, value: sizeOf(part.value) }));
  if (sized.length <= most) return sized;
  const bySize = sized.toSorted((a, b) => b.value - a.value);
  const rest = bySize.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...bySize.slice(0, most - 1), { name: restName, value: rest }];
}

/** The visible parts, each with its share of their sum. */
export function slicesOf(
  parts: readonly DonutPart[],
  isHidden: (name: string) => boolean,
): Slice[] {
  const shown = parts
    .map((part, place) => ({ ...part, place }))
    .filter(({ name }) => !isHidden(name));
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  return shown.map((part) => ({ ...part, share: total === 0 ? 0 : part.value / total }));
}
