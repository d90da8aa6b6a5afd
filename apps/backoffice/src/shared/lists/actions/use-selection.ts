import { useState } from 'react';
import type { List } from '../list.ts';

export interface Selection<R> {
  readonly rows: ReadonlyMap<string, R>;
  readonly isAll: boolean;
  readonly setKeys: (keys: ReadonlySet<string>) => void;
  readonly setAll: (isAll: boolean) => void;
  /** Keeps only these selected. */
  readonly keep: (keys: ReadonlySet<string>) => void;
}

/**
 * The selected rows, including those on other pages of the same query. Another query starts with none, since its user
 * no longer sees those rows.
 */
export function useSelection<R>(
  list: List<R>,
  shown: readonly R[],
  queryText: string,
): Selection<R> {
  const [state, setState] = useState<{
    readonly of: string;
    readonly rows: ReadonlyMap<string, R>;
    readonly isAll: boolean;
  }>({ of: queryText, rows: new Map<string, R>(), isAll: false });
  const { rows, isAll } =
    state.of === queryText ? state : { rows: new Map<string, R>(), isAll: false };

  const setKeys = (keys: ReadonlySet<string>) => {
    const known = new Map<string, R>([
      ...rows,
      ...shown.map((row): [string, R] => [list.rowKey(row), row]),
    ]);
    const next = [...keys].flatMap((key): [string, R][] => {
      const row = known.get(key);
      return row === undefined ? [] : [[key, row]];
    });
    setState({ of: queryText, rows: new Map(next), isAll: false });
  };
  return {
    rows,
    isAll,
    setKeys,
    setAll: (all) =>
      setState({ of: queryText, rows: all ? new Map<string, R>() : rows, isAll: all }),
    keep: setKeys,
  };
}
