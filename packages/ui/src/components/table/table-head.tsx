import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons/index.ts';
import type { Column, TableSort } from './column.ts';
import { nextSort } from './next-sort.ts';
import type { PageSelection } from './selection.ts';
import * as styles from './table.css.ts';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

const MARKS = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const Mark = direction ? MARKS[direction] : SortIcon;
  const isSortable = column.isSortable === true && onSortChange !== undefined;
  return (
    <th
      scope="col"
      {...(direction && { 'aria-sort': direction })}
      {...(isSortable && { 'data-tool': '' })}
      {...(column.width !== undefined && { style: { inlineSize: column.width } })}
      className={classNames(styles.headCell, column.align === 'end' && styles.end)}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() => onSortChange(nextSort(sort, column.id, column.firstDirection))}
        >
          {column.header}
          <Mark aria-hidden size={12} className={styles.sortMark} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** Left out where rows cannot be selected. */
  selection: PageSelection | undefined;
  canSelect: boolean;
  onToggleAll: () => void;
  hasActions: boolean;
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  canSelect,
  onToggleAll,
  hasActions,
}: TableHeadProps<Row>) {
  const messages = useMessages();
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow}>
        {selection && (
          <th data-tool="" className={classNames(styles.headCell, styles.checkCell)}>
            <label className={styles.checkLabel}>
              <input
                aria-label={messages.selectAllRows}
                type="checkbox"
                className={styles.check}
                checked={selection === 'all'}
                disabled={!canSelect}
                ref={(input) => {
                  if (input) input.indeterminate = selection === 'some';
                }}
                onChange={onToggleAll}
              />
            </label>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
        {hasActions && (
          <th className={styles.headCell}>
            <span className={visuallyHidden}>{messages.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
