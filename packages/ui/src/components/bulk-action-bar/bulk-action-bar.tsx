import { type ReactNode, useEffect, useRef } from 'react';
import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import * as styles from './bulk-action-bar.css.ts';

export interface BulkActionBarProps {
  /** Number of selected rows; at 0 the bar is hidden. */
  count: number;
  /** True when more than `count` are selected. @default false */
  isLowerBound?: boolean | undefined;
  /** `Button`s that act on all of them. */
  children: ReactNode;
  /** Called when the selection is cleared. */
  onClear: () => void;
  /** Text beside the count: the sum of the selected amounts. */
  summary?: ReactNode;
  /** Name of the landmark, for a page with several bars. @default 'Actions for the selection' */
  label?: string | undefined;
}

/** Actions for the selected rows, fixed at the end of the page while any are selected. */
export function BulkActionBar({
  count,
  isLowerBound = false,
  children,
  onClear,
  summary,
  label,
}: BulkActionBarProps) {
  const messages = useMessages();
  const number = useCountText()(count);
  const text = messages.selectedCount(isLowerBound ? messages.atLeast(number) : number, count);
  const announced = count > 0 ? text : '';
  const live = useRef<HTMLOutputElement>(null);
  // Inserted later: a live region's initial content isn't announced.
  useEffect(() => live.current?.replaceChildren(announced), [announced]);
  return (
    <>
      <output ref={live} className={visuallyHidden} />
      {count > 0 && (
        <section aria-label={label ?? messages.bulkActions} className={styles.bar}>
          <span className={styles.count}>{text}</span>
          {summary !== undefined && <span className={styles.summary}>{summary}</span>}
          <Button size="small" variant="quiet" onPress={onClear}>
            {messages.clearSelection}
          </Button>
          <div className={styles.actions}>{children}</div>
        </section>
      )}
    </>
  );
}
