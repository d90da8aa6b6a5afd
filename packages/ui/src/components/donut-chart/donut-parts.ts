import { sizeOf } from '../../chart/drawable.ts';

/** A part of the whole. */
export interface DonutPart {
  /** Name of the part. */
  name: string;
  /**
   * Zero or more, in the unit of `formatValue`. A negative one is named with its figure, without a share, and draws
   * nothing; one that is no number counts as zero.
   */
  value: number;
}

/** A part with its index among all parts, which decides its color, and its share of the visible parts. */
export interface Slice extends DonutPart {
  place: number;
  /** 0 to 1; undefined for a negative part. */
  share: number | undefined;
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
  const known = parts.map(({ name, value }) => ({
    name,
    value: Number.isFinite(value) ? value : 0,
  }));
  if (known.length <= most) return known;
  const bySize = known.toSorted((a, b) => b.value - a.value);
  const rest = bySize.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...bySize.slice(0, most - 1), { name: restName, value: rest }];
}

/** The visible parts, each with its share of what is drawn. */
export function slicesOf(
  parts: readonly DonutPart[],
  isHidden: (name: string) => boolean,
): Slice[] {
  const shown = parts
    .map((part, place) => ({ ...part, place }))
    .filter(({ name }) => !isHidden(name));
  const drawn = shown.reduce((sum, { value }) => sum + sizeOf(value), 0);
  const shareOf = (value: number) => (drawn === 0 ? 0 : value / drawn);
  return shown.map((part) => ({
    ...part,
    share: part.value < 0 ? undefined : shareOf(part.value),
  }));
}
