import { Skeleton } from '@payfac/ui/skeleton';
import type { RowsOf } from './declaration.ts';
import type { List } from './list.ts';
import { EmptyList, ListProblem } from './list-fillers.tsx';
import type { ListModel } from './use-list.ts';
import type { Rows } from './use-rows.ts';

interface ListRowsProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  readonly rows: Rows<R>;
  readonly isNarrowed: boolean;
  readonly Shown: RowsOf<R>;
}

/** Rows without a table, in the same states as a table's. */
export function ListRows<R>({ list, model, rows, isNarrowed, Shown }: ListRowsProps<R>) {
  const { shown, error, isMoving, refresh } = rows;
  if (!shown) {
    return error ? (
      <ListProblem list={list} error={error} onRetry={refresh} />
    ) : (
      <Skeleton lines={8} />
    );
  }
  const { data } = shown.response;
  return (
    <div aria-busy={isMoving}>
      {data.length === 0 ? (
        <EmptyList list={list} model={model} isNarrowed={isNarrowed} />
      ) : (
        <Shown rows={data} />
      )}
    </div>
  );
}
