import { type ReactNode, useId } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { GripIcon } from '../icons/index.ts';
import * as styles from './sortable-list.css.ts';
import { useSorting } from './use-sorting.ts';

/** A movable item. */
export interface SortableItem {
  /** Unique id; stable between renders. */
  id: string;
  /** Name used while moving; shown unless there is `content`. */
  name: string;
  /** Content of the row, instead of the name. */
  content?: ReactNode;
}

export interface SortableListProps {
  /** Label: 'Evidence files'. */
  label: string;
  /** In current order. */
  items: readonly SortableItem[];
  /** Called when an item is dropped at a new position, with all ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Shows the order without handles. @default false */
  isReadOnly?: boolean | undefined;
}

/** A list whose order users change: by dragging a handle, or with Space and the arrow keys on it. */
export function SortableList({ label, items, onReorder, isReadOnly = false }: SortableListProps) {
  const messages = useMessages();
  const hintId = useId();
  const { order, liftedId, press, drag, leave } = useSorting(items, onReorder);
  return (
    <>
      <ol aria-label={label} className={styles.list}>
        {order.map((item, index) => (
          <li
            key={item.id}
            data-id={item.id}
            className={classNames(styles.row, item.id === liftedId && styles.lifted)}
          >
            {!isReadOnly && (
              <button
                type="button"
                className={styles.handle}
                aria-label={messages.moveItem(item.name)}
                aria-describedby={hintId}
                aria-pressed={item.id === liftedId}
                onKeyDown={commandKeys((event) => press(item, event))}
                onPointerDown={(event) => drag(item, event)}
                onBlur={() => leave(item)}
              >
                <GripIcon aria-hidden size={16} />
              </button>
            )}
            <span aria-hidden className={styles.place}>
              {index + 1}
            </span>
            <div className={styles.content}>{item.content ?? <bdi>{item.name}</bdi>}</div>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <span id={hintId} className={visuallyHidden}>
          {messages.sortHint}
        </span>
      )}
    </>
  );
}
