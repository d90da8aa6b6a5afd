import { withParams } from '../../address.ts';
import { isNarrowed, type Kept, type ListChange, type ListState } from './list-state.ts';
import { frameKeys, keyIn, noFilters } from './read-address.ts';

type Params = Parameters<typeof withParams>[1];

/** All filters and the search, so that the address has all of them or none. */
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

/** The address after a change; any change of the rows starts at the first page. */
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
    // A view has its own filters, order and size.
    for (const key of [...filterKeys, 'singleSearch', noFilters.key, 'sort', 'pageSize']) {
      params[key] = undefined;
    }
    params[frameKeys.view] = change.view;
  }
  if ('sort' in change) params['sort'] = change.sort;
  if ('pageSize' in change) params['pageSize'] = String(change.pageSize);
  if ('open' in change) {
    params[frameKeys.open] = change.open;
    // The state within one record, such as a page of its payments, ends with it.
    if (prefix === undefined) {
      for (const key of new URLSearchParams(address).keys()) {
        if (key.includes('.') && !filterKeys.includes(key)) params[key] = undefined;
      }
    }
  }
  // The readable values of those keys are kept and rewritten.
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
