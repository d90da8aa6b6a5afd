/** Whether all, some or none of the page's selectable rows are selected. */
export type PageSelection = 'all' | 'some' | 'none';

const pages = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The keys of a page as a set, created once per array. */
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

/** Selects every key of the page, or deselects them when all were selected; other pages are unchanged. */
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
 * Toggles one row; with an anchor, every row from the anchor to it gets the row's new state.
 * @param keys selectable keys in display order
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
