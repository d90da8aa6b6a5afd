import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { LoadProblem } from '../load-problem.tsx';
import { cleared } from './filters/filter.ts';
import type { List } from './list.ts';
import type { ListModel } from './use-list.ts';

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
