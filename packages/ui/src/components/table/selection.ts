/** All, some or none of the page's selectable rows are selected. */
export type PageSelection = 'all' | 'some' | 'none';

const pages = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The keys of a page as one set, made once for each array of keys. */
export function wholePage(keys: readonly string[]): ReadonlySet<string> {
  const known = pages.get(keys);
  if (known) return known;
  const page = new Set(keys);
  pages.set(keys, page);
  return page;
}

export function pageSelection(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): PageSelection {
  if (selected.size === 0 || keys.length === 0) return 'none';
  if (selected === pages.get(keys)) return 'all';
  const first = selected.has(keys[0] ?? '');
  for (const key of keys) if (selected.has(key) !== first) return 'some';
  return first ? 'all' : 'none';
}

const union = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const both = new Set(one);
  for (const key of other) both.add(key);
  return both;
};

const difference = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  if (one === other) return new Set<string>();
  const rest = new Set(one);
  for (const key of other) rest.delete(key);
  return rest;
};

/** Selects every key of the page, or none of them when all were; other pages stay as they are. */
export function toggleAll(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): ReadonlySet<string> {
  const page = wholePage(keys);
  if (selected.size === 0) return page;
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
