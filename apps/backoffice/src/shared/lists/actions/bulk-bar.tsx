import { BulkActionBar } from '@payfac/ui/bulk-action-bar';
import { Button } from '@payfac/ui/button';
import { createElement, useEffect, useState } from 'react';
import { wholeNumber } from '../../counted.ts';
import { useLater } from '../../later/use-later.ts';
import type { List } from '../list.ts';
import { type BulkAction, sumOf, type Wire } from './bulk-action.ts';
import type { Selection } from './use-selection.ts';

/** The most rows to load just for the bar; the confirmation loads all of them and shows their sum. */
const MOST = 1000;

/** All rows that match a query: loaded, loading, or too many to load before the confirmation. */
export type Matching<R> = readonly R[] | 'reading' | 'many';

/** All rows that match a query, while all of them are selected. */
function useMatching<R>(
  { walk }: List<R>,
  wire: Wire,
  { isAll, count }: { readonly isAll: boolean; readonly count: number },
): Matching<R> {
  const key = JSON.stringify(wire);
  const [found, setFound] = useState<{
    readonly key: string;
    readonly rows: readonly R[] | 'many';
  }>();
  const isWanted = isAll && count <= MOST;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const rows: R[] = [];
      for await (const row of walk(JSON.parse(key), controller.signal)) rows.push(row);
      if (!controller.signal.aborted) setFound({ key, rows });
    };
    // After a failure, the confirmation loads them again and reports why it failed.
    read().catch(() => {
      if (!controller.signal.aborted) setFound({ key, rows: 'many' });
    });
    return () => controller.abort();
  }, [walk, key, isWanted]);
  if (!isWanted) return 'many';
  return found?.key === key ? found.rows : 'reading';
}

interface BulkBarProps<R> {
  readonly list: List<R>;
  readonly actions: readonly BulkAction<R>[];
  readonly selection: Selection<R>;
  /** The query of the visible rows. */
  readonly wire: Wire;
  readonly count: number;
  readonly isLowerBound: boolean;
}

/** The number of selected rows, and the actions on them. */
export function BulkBar<R>(props: BulkBarProps<R>) {
  const { list, actions, selection, wire, count, isLowerBound } = props;
  const { rows, isAll, setAll, setKeys, keep } = selection;
  const [opened, setOpened] = useState<BulkAction<R>>();
  const close = () => setOpened(undefined);
  const dialog = useLater(opened !== undefined, () => import('./bulk-dialog.tsx'), close);
  const total = isAll ? count : rows.size;
  const text = `${wholeNumber(total)}${isAll && isLowerBound ? '+' : ''}`;
  const matching = useMatching(list, wire, { isAll, count });
  const chosen = isAll ? matching : [...rows.values()];
  /** Hides an action that no selected row allows, as far as they are known. */
  const offered = actions.filter(
    ({ isOffered }) =>
      !isOffered || chosen === 'many' || (chosen !== 'reading' && chosen.some(isOffered)),
  );
  const ofMoney = actions.find(({ amountOf }) => amountOf);
  const sum = ofMoney && typeof chosen !== 'string' ? sumOf(ofMoney, chosen) : undefined;
  return (
    <>
      <BulkActionBar
        label="Selected rows"
        count={total}
        isLowerBound={isAll && isLowerBound}
        summary={sum}
        onClear={() => {
          setAll(false);
          setKeys(new Set());
        }}
      >
        {offered.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant={action.tone === 'danger' ? 'danger' : 'secondary'}
            onPress={() => setOpened(action)}
          >
            {action.label}
          </Button>
        ))}
      </BulkActionBar>
      {opened &&
        dialog &&
        createElement(dialog.BulkDialog<R>, {
          list,
          action: opened,
          target: isAll ? { wire } : { rows: [...rows.values()] },
          count: text,
          total,
          onChanged: ({ failed }) => {
            setAll(false);
            keep(new Set(failed.map(({ id }) => id)));
          },
          onClose: close,
        })}
    </>
  );
}
