import type { SortDirection, TableSort } from './column.ts';

const other = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending';

/** Sort order after a press on a header: the column's first direction, then alternating. */
export function nextSort(
  current: TableSort | undefined,
  columnId: string,
  firstDirection: SortDirection = 'ascending',
): TableSort {
  return current?.columnId === columnId
    ? { columnId, direction: other(current.direction) }
    : { columnId, direction: firstDirection };
}
