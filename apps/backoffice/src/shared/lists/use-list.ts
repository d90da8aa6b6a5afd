import { isMerchantUser } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { locationAtom } from '../address.ts';
import { accountAtom, ownAccountsAtom } from '../session/account.ts';
import { useHolder } from '../session/session.ts';
import { read } from '../state/app.ts';
import type { Wire } from './actions/bulk-action.ts';
import { mayUse } from './actions/row-action.ts';
import { type Kept, type ListChange, type ListState, pageSizes } from './address/list-state.ts';
import { frameKeys, noteKeys, readAddress, readValues } from './address/read-address.ts';
import { writeAddress } from './address/write-address.ts';
import { type Filter, type FilterValues, keysOf } from './filters/filter.ts';
import type { List } from './list.ts';
import type { View } from './settings/report-settings.ts';
import { type Settings, useSettings } from './settings/use-settings.ts';

const accountKey = 'subMerchantId';

/** The query's parts outside the address: from the declaration, the screen and the account. */
function useBounds<R>(list: List<R>, scope: Wire): Wire {
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const own = account && list.keys.has(accountKey) ? { [accountKey]: [account] } : {};
  return { ...list.fixed, ...own, ...scope };
}

/** The filters this user may use here, without those that are already fixed. */
function useFilters<R>(list: List<R>, bounds: Wire): readonly Filter[] {
  const holder = useHolder();
  const own = useAtomValue(ownAccountsAtom);
  const hasOneAccount = isMerchantUser(holder) && own.length < 2;
  return list.filters.filter(
    (filter) =>
      mayUse(holder, filter) &&
      keysOf(filter).every((key) => !(key in bounds) && !(hasOneAccount && key === accountKey)),
  );
}

/** The saved settings that this list can still read. */
const readable = <R>(list: List<R>, filters: readonly Filter[], kept: Kept): Kept => ({
  columns: kept.columns,
  sort: kept.sort !== undefined && list.sorts.has(kept.sort) ? kept.sort : undefined,
  pageSize: pageSizes.includes(kept.pageSize ?? 0) ? kept.pageSize : undefined,
  values: kept.values && readValues(list, filters, (key) => kept.values?.[key] ?? []).values,
  search: kept.search,
});

const wireOf = <R>(list: List<R>, values: FilterValues): Wire =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, held]): [string, string | readonly string[]][] => {
      const [only] = held;
      if (only === undefined) return [];
      return [[key, list.isMany(key) ? held : only]];
    }),
  );

export interface ListModel {
  readonly state: ListState;
  readonly filters: readonly Filter[];
  /** The single query: what the list shows, the export contains, and 'all matching' acts on. */
  readonly wire: Wire;
  readonly settings: Settings;
  readonly view: View | undefined;
  /** The list's state without the address. */
  readonly kept: Kept;
  readonly change: (change: ListChange, options?: { readonly replace?: boolean }) => void;
  readonly hrefOf: (change: ListChange) => string;
}

export interface ListPlace {
  readonly scope: Wire;
  /** Prefix of the list's keys in the address, when a page has several lists. */
  readonly prefix: string | undefined;
}

/** A list's state: from the address, then a chosen view, then saved settings, then the declaration. */
export function useList<R>(list: List<R>, { scope, prefix }: ListPlace): ListModel {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const settings = useSettings(list);
  const bounds = useBounds(list, scope);
  const filters = useFilters(list, bounds);
  if (import.meta.env.DEV) noteKeys(prefix, list.keys);
  const isEmbedded = prefix !== undefined;

  // Order and size as saved when the list was opened; later changes are in the address.
  const [{ sort, pageSize }] = useState(settings.saved);
  const own = readable(list, filters, { ...settings.saved, sort, pageSize });
  // A list within a record's page keeps its columns, but no filters that would hide the record's rows.
  const saved = isEmbedded ? { ...own, values: undefined, search: undefined } : own;
  // Fixed keys in the address are neither read nor reported as mistakes.
  const keys = new Set([...list.keys].filter((key) => !(key in bounds)));
  const filterKeys = filters.flatMap(keysOf);
  const at = (address: string) => {
    const viewId = new URLSearchParams(address).get(frameKeys.view);
    const view = isEmbedded ? undefined : settings.views.find(({ id }) => id === viewId);
    const sources = view ? [readable(list, filters, view.kept), saved] : [saved];
    const state = readAddress({ ...list, keys }, filters, address, prefix, sources);
    return { view, sources, state };
  };
  const { view, sources, state } = at(search);

  const addressOf = (changes: ListChange, address = search): string => {
    const from = at(address);
    return writeAddress(address, prefix, filterKeys, from.state, changes, from.sources);
  };
  const change: ListModel['change'] = (changes, options) => {
    // The address already has the last change, even if it isn't rendered yet.
    const here = read(locationAtom);
    const before = here.pathname === pathname ? here.search : search;
    const next = addressOf(changes, before);
    const replace = options?.replace ?? false;
    // A search is applied when its field loses the focus, so the press that caused this must build on it.
    if (next !== before)
      void navigate({ search: next }, { replace, flushSync: 'search' in changes });
  };

  const written = state.isUnwritten
    ? addressOf({ values: state.values, page: state.page })
    : search;
  useEffect(() => {
    if (written !== search) void navigate({ search: written }, { replace: true });
  }, [written, search, navigate]);

  const { tabs } = list;
  const first = tabs?.tabs[0]?.values ?? [];
  const isTabSet = tabs === undefined || (state.values[tabs.key]?.length ?? 0) > 0;
  const query: Wire = {
    ...wireOf(list, isTabSet ? state.values : { ...state.values, [tabs.key]: first }),
    ...bounds,
    ...(state.search !== '' && { singleSearch: state.search }),
    sort: state.sort,
    page: String(state.page),
    pageSize: String(state.pageSize),
  };
  const text = JSON.stringify(query);
  // The same object as long as its content is the same, to tell whether rows belong to this query.
  // oxlint-disable-next-line react/exhaustive-deps
  const wire = useMemo(() => query, [text]);

  return {
    state,
    filters,
    wire,
    settings,
    view,
    kept: sources[0] ?? {},
    change,
    hrefOf: (changes) => `${pathname}${addressOf(changes)}`,
  };
}
