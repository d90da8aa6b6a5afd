import { memo, type ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { ColumnCell } from './column-cells.ts';
import * as styles from './table.css.ts';

/** What a cell holds where there is nothing to say; a card then leaves its place empty. */
const NOTHING = '—';

export interface RowCellsProps<Row> {
  row: Row;
  cells: readonly ColumnCell<Row>[];
  href: string | undefined;
  isOpenable: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsClass: string | undefined;
}

/** The element a row's keyboard focus goes to. The table body handles presses on it and elsewhere in the row. */
function rowLink(href: string | undefined, content: ReactNode) {
  return href === undefined ? (
    <button type="button" data-row-link="" className={styles.rowLink}>
      {content}
    </button>
  ) : (
    <a href={href} data-row-link="" className={styles.rowLink}>
      {content}
    </a>
  );
}

function PlainCells<Row>(props: RowCellsProps<Row>) {
  const { row, cells, href, isOpenable, rowActions, actionsClass } = props;
  return (
    <>
      {cells.map(({ id, header, render, className, textClassName, card, isRowHeader, note }) => {
        const content = render(row);
        const own = typeof content === 'string' ? textClassName : className;
        return isRowHeader ? (
          <th key={id} scope="row" data-label={header} data-card={card} className={own}>
            {isOpenable ? rowLink(href, content) : content}
          </th>
        ) : (
          <td
            key={id}
            data-label={header}
            data-card={card}
            data-note={note?.(row) || undefined}
            data-nothing={content === NOTHING ? '' : undefined}
            className={own}
          >
            {note ? <span className={styles.noted}>{content}</span> : content}
          </td>
        );
      })}
      {rowActions && (
        <td data-card="bare" className={classNames(styles.cell, styles.actionsCell, actionsClass)}>
          {rowActions(row)}
        </td>
      )}
    </>
  );
}

/** Separate from the row, so that a selection re-renders checkboxes but no cells. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter; this gives it back unchanged
export const RowCells = memo(PlainCells) as typeof PlainCells;
