const union = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other]);

const difference = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one].filter((key) => !other.has(key)));

/** All, some or none of the page's selectable rows are selected. */
export type PageSelection = 'all' | 'some' | 'none';

export function pageSelection(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): PageSelection {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Selects every key of the page, or none of them when all were; other pages stay as they are. */
export function toggleAll(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): ReadonlySet<string> {
  const page = new Set(keys);
  return pageSelection(selected, keys) === 'all'
    ? difference(selected, page)
    : union(selected, page);
}

/**
 * Turns one row over; with an anchor, every row from the anchor to it takes the state the row gets.
 * @param keys selectable keys in the order shown
 */
export function toggleRow(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
  anchor?: string,
): ReadonlySet<string> {
  const at = keys.indexOf(key);
  const from = anchor === undefined ? -1 : keys.indexOf(anchor);
  const start = from === -1 ? at : Math.min(at, from);
  const end = from === -1 ? at : Math.max(at, from);
  const range = new Set(keys.slice(start, end + 1));
  return selected.has(key) ? difference(selected, range) : union(selected, range);
}
