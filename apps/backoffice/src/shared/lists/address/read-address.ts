import { soundValues } from '../filters/check-filter.ts';
import { showBound } from '../filters/dates.ts';
import { type Filter, type FilterValues, isRange, keysOf } from '../filters/filter.ts';
import type { List } from '../list.ts';
import { type Ignored, isNarrowed, type Kept, type ListState, pageSizes } from './list-state.ts';

/** The list's own keys in an address; a page's second list prefixes each. */
export const keyIn = (prefix: string | undefined, key: string): string =>
  prefix === undefined ? key : `${prefix}.${key}`;

/** The frame's own address keys; a list whose call has one of these doesn't compile. */
export const frameKeys = { view: 'saved', open: 'open', noFilters: 'filters' } as const;
export type FrameKey = (typeof frameKeys)[keyof typeof frameKeys];

/** Marks in the address that no filter is set, although saved settings have some. */
export const noFilters = { key: frameKeys.noFilters, value: 'none' } as const;

type Readable = Pick<
  List<never>,
  'check' | 'filters' | 'keys' | 'sorts' | 'defaultSort' | 'pageSize' | 'keyOf'
>;

/** Saved settings, highest precedence first. */
type KeptSources = readonly Kept[];

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** A value as displayed, if it can be read. */
const readable = (filter: Filter, key: string, value: string): string =>
  isRange(filter) && filter.kind !== 'money-range'
    ? showBound(value, filter, key === filter.to)
    : value;

/** The filters that an address or a saved view sets, and the parts that the list can't read. */
export function readValues(
  list: Readable,
  filters: readonly Filter[],
  all: (key: string) => readonly string[],
): { readonly values: FilterValues; readonly ignored: readonly Ignored[] } {
  const values: Record<string, readonly string[]> = {};
  const ignored: Ignored[] = [];
  for (const filter of filters) {
    const keys = keysOf(filter);
    const held = Object.fromEntries(keys.map((key) => [key, all(key).filter(Boolean)]));
    const read = soundValues(filter, held, list.check);
    Object.assign(values, read.sound);
    for (const value of read.ignored) {
      const key = keys.find((each) => held[each]?.includes(value)) ?? '';
      ignored.push({ label: filter.label, value: readable(filter, key, value), key });
    }
  }
  return { values, ignored };
}

/** Reads a list's state: from the address first, then from saved settings, then from the declaration. */
export function readAddress(
  list: Readable,
  filters: readonly Filter[],
  search: string,
  prefix: string | undefined,
  kept: KeptSources,
): ListState {
  const params = new URLSearchParams(search);
  const get = (key: string) => params.get(keyIn(prefix, key));
  const all = (key: string) => params.getAll(keyIn(prefix, key));
  const fromKept = <T>(pick: (each: Kept) => T | undefined): T | undefined =>
    kept.map(pick).find((value) => value !== undefined);

  const { values, ignored } = readValues(list, filters, all);
  const offered = new Set(filters.flatMap(keysOf));
  const labelOf = (key: string) =>
    list.filters.find((filter) => keysOf(filter).includes(key))?.label ?? key;
  const standard = new Set(['page', 'pageSize', 'cursor', 'sort', 'singleSearch']);
  const unoffered = [...list.keys]
    .filter((key) => !standard.has(key) && !offered.has(key))
    .flatMap((key) => all(key).map((value): Ignored => ({ label: labelOf(key), value, key })));

  const text = get('singleSearch');
  const says =
    text !== null ||
    get(noFilters.key) === noFilters.value ||
    [...offered].some((key) => all(key).length > 0);
  const block = says
    ? { values, search: text ?? '' }
    : {
        values: fromKept((each) => each.values) ?? {},
        search: fromKept((each) => each.search) ?? '',
      };

  const open = get(frameKeys.open);
  const sort = get('sort');
  const isSort = sort !== null && list.sorts.has(sort);
  const size = wholeNumber(get('pageSize'));
  const isSize = size !== undefined && pageSizes.includes(size);
  const keptSort = fromKept((each) => each.sort);
  const keptSize = fromKept((each) => each.pageSize);
  return {
    page: wholeNumber(get('page')) ?? 1,
    pageSize: isSize ? size : (keptSize ?? list.pageSize),
    sort: isSort ? sort : (keptSort ?? list.defaultSort),
    ...block,
    view: get(frameKeys.view) ?? undefined,
    open: open === null ? undefined : list.keyOf(open),
    ignored: [
      ...ignored,
      ...unoffered,
      ...(sort !== null && !isSort ? [{ label: 'Sort', value: sort, key: 'sort' }] : []),
      ...(get('pageSize') !== null && !isSize
        ? [{ label: 'Rows per page', value: get('pageSize') ?? '', key: 'pageSize' }]
        : []),
    ],
    isUnwritten: !says && isNarrowed(block),
  };
}

/** Address keys that some list on the page reads, even if it ignores their values; filled in development. */
export const knownKeys = new Set<string>();

/** Records the keys that a list reads, so that a test with other keys in its address doesn't pass by accident. */
export function noteKeys(prefix: string | undefined, keys: ReadonlySet<string>): void {
  for (const key of [...keys, ...Object.values(frameKeys)]) knownKeys.add(keyIn(prefix, key));
}
