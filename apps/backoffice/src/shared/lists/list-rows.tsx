import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { Skeleton } from '@payfac/ui/skeleton';
import { LoadProblem } from '../load-problem.tsx';
import type { RowsOf } from './declaration.ts';
import { cleared } from './filters/filter.ts';
import type { List } from './list.ts';
import type { ListModel } from './use-list.ts';
import type { Rows } from './use-rows.ts';

interface EmptyListProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  readonly isNarrowed: boolean;
}

/** In place of rows when there are none, or none that match. */
export const EmptyList = <R,>({ list, model, isNarrowed }: EmptyListProps<R>) =>
  isNarrowed ? (
    <EmptyState
      title={`No matching ${list.noun.many}`}
      actions={
        <Button onPress={() => model.change({ values: cleared(model.filters), search: '' })}>
          Clear search and filters
        </Button>
      }
    >
      Try changing your search or filters.
    </EmptyState>
  ) : (
    <EmptyState title={list.emptyTitle}>{list.empty}</EmptyState>
  );

interface ListProblemProps<R> {
  readonly list: List<R>;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of rows that couldn't be loaded. */
export const ListProblem = <R,>({ list, error, onRetry }: ListProblemProps<R>) => (
  <LoadProblem title={`Couldn’t load ${list.noun.many}`} error={error} onRetry={onRetry} />
);

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
