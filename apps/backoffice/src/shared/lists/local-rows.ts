import type { Endpoint } from '@payfac/api';
import { type LocalList, withCreated, withEdited, withRemoved } from '@payfac/domain/lists';
import { queryClient } from '../query/client.ts';
import { shows } from '../query/follow.ts';
import type { Wire } from './actions/bulk-action.ts';
import type { Shown } from './use-rows.ts';

/** Query keys that don't affect whether a row matches. */
const plainKeys = new Set(['page', 'pageSize', 'sort']);

interface LocalRowsOf<R> {
  /** The list's call, and the name of its queries. */
  readonly endpoint: Pick<Endpoint, 'reads'>;
  readonly report: string;
  readonly keyOf: (row: R) => string;
  /** Whether a filter's rows include this row; undefined when only the platform can tell. */
  readonly isHeld: (row: R, key: string, value: Wire[string]) => boolean | undefined;
}

/**
 * Lists that apply changes made here without reloading their rows: a created row is added in front and the count
 * increases, an edited one replaces its old version, one that no longer matches is removed and the count decreases. A
 * query that only the platform can decide is reloaded when it is next shown. Everything else about the list is reloaded
 * as after any call.
 */
export function localRows<R>({ endpoint, report, keyOf, isHeld }: LocalRowsOf<R>) {
  const holds = (wire: Wire, row: R): boolean | undefined => {
    let isKnown = true;
    for (const [key, value] of Object.entries(wire)) {
      if (plainKeys.has(key)) continue;
      const held = isHeld(row, key, value);
      if (held === false) return false;
      isKnown &&= held !== undefined;
    }
    return isKnown ? true : undefined;
  };

  const rows = [[], report, 'list'] as const;

  /** `isNew` if the row was in no list before. */
  const apply = (row: R, isNew: boolean) => {
    queryClient().setQueryData([shows(endpoint), report, 'record', keyOf(row)], row);
    const queries = queryClient().getQueriesData<Shown<R>>({ queryKey: rows });
    for (const [queryKey, shown] of queries) {
      if (!shown) continue;
      const held = holds(shown.wire, row);
      const { response } = shown;
      const change = <L extends LocalList<R>>(list: L & LocalList<R>): L => {
        if (held === false) return withRemoved<R, L>(list, keyOf(row), keyOf);
        return isNew && held ? withCreated<R, L>(list, row) : withEdited<R, L>(list, row, keyOf);
      };
      const isFirst = shown.wire['page'] === '1';
      if (isNew && (held === undefined || (held && !isFirst))) {
        void queryClient().invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      } else queryClient().setQueryData(queryKey, { ...shown, response: change(response) });
    }
  };

  return {
    created: (row: R) => apply(row, true),
    changed: (row: R) => apply(row, false),
    /** Another user was faster: reloads what is shown. */
    reload: () => void queryClient().invalidateQueries({ queryKey: rows }),
  };
}
