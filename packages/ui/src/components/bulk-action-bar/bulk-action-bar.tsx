import { type ReactNode, useEffect, useRef } from 'react';
import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import * as styles from './bulk-action-bar.css.ts';

export interface BulkActionBarProps {
  /** How many are selected. At none the bar is gone. */
  count: number;
  /** There are more than `count`. @default false */
  isLowerBound?: boolean | undefined;
  /** `Button`s of what can be done with all of them. */
  children: ReactNode;
  /** Called when the selection is given up. */
  onClear: () => void;
  /** Beside the count: the selected amounts' sum. */
  summary?: ReactNode;
  /** Of the landmark, where a page has several. @default 'Actions for the selection' */
  label?: string | undefined;
}

/** What can be done with the selected rows, over the end of the page while some are selected. */
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
  // Only now: what stands in a live region from its start is not announced.
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
