import { withParams } from '../../address.ts';
import { isNarrowed, type Kept, type ListChange, type ListState } from './list-state.ts';
import { frameKeys, keyIn, noFilters } from './read-address.ts';

type Params = Parameters<typeof withParams>[1];

/** The filters and the search as they are, whole: so that the address says all of it or nothing. */
function block(
  filterKeys: readonly string[],
  { values, search }: Pick<ListState, 'values' | 'search'>,
  kept: readonly Kept[],
): Record<string, string | readonly string[] | undefined> {
  const isKept = kept.some((each) =>
    isNarrowed({ values: each.values ?? {}, search: each.search ?? '' }),
  );
  return {
    ...Object.fromEntries(filterKeys.map((key) => [key, values[key]])),
    singleSearch: search,
    [noFilters.key]: isKept && !isNarrowed({ values, search }) ? noFilters.value : undefined,
  };
}

/** The address after a change; whatever changes what is listed begins at its first page. */
export function writeAddress(
  address: string,
  prefix: string | undefined,
  filterKeys: readonly string[],
  state: ListState,
  change: ListChange,
  kept: readonly Kept[],
): string {
  const params: Record<string, string | readonly string[] | undefined> = {};
  const values = { ...state.values, ...change.values };
  const { search = state.search } = change;
  if ('values' in change || 'search' in change) {
    Object.assign(params, block(filterKeys, { values, search }, kept));
  }
  if ('view' in change) {
    // A view brings its own filters, order and size.
    for (const key of [...filterKeys, 'singleSearch', noFilters.key, 'sort', 'pageSize']) {
      params[key] = undefined;
    }
    params[frameKeys.view] = change.view;
  }
  if ('sort' in change) params['sort'] = change.sort;
  if ('pageSize' in change) params['pageSize'] = String(change.pageSize);
  if ('open' in change) {
    params[frameKeys.open] = change.open;
    // What was looked at within one record, such as a page of its payments, ends with it.
    if (prefix === undefined) {
      for (const key of new URLSearchParams(address).keys()) {
        if (key.includes('.') && !filterKeys.includes(key)) params[key] = undefined;
      }
    }
  }
  // What can be read of those keys stays, written again.
  for (const { key } of change.forget ?? []) params[key] ??= values[key];
  const staysOnPage = Object.keys(change).every((key) => key === 'open' || key === 'forget');
  if (!staysOnPage) {
    params['page'] = change.page !== undefined && change.page > 1 ? String(change.page) : undefined;
  }
  const named: Params = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [keyIn(prefix, key), value]),
  );
  return withParams(address, named);
}
