/** The list with one item moved; positions are clamped. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1);
  const place = Math.min(items.length - 1, Math.max(0, to));
  if (item === undefined || place === from) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(place, 0, item);
}

/** Position of a dragged item: after every other item whose middle is above the pointer. */
export const placeFor = (middles: readonly number[], pointer: number): number =>
  middles.filter((middle) => middle < pointer).length;
