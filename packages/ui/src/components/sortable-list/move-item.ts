/** The list with one item at another place; places beyond the ends are the ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1);
  const place = Math.min(items.length - 1, Math.max(0, to));
  if (item === undefined || place === from) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(place, 0, item);
}

/** Where a dragged item belongs: below every other one whose middle lies above the pointer. */
export const placeFor = (middles: readonly number[], pointer: number): number =>
  middles.filter((middle) => middle < pointer).length;
