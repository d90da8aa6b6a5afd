import type { ReactNode } from 'react';
import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import * as styles from './bulk-action-bar.css.ts';

export interface BulkActionBarProps {
  /** How many are selected. At none the bar is gone. */
  count: number;
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
export function BulkActionBar({ count, children, onClear, summary, label }: BulkActionBarProps) {
  const messages = useMessages();
  const text = messages.selectedCount(useCountText()(count), count);
  return (
    <>
      <output className={visuallyHidden}>{count > 0 && text}</output>
      {count > 0 && (
        <section aria-label={label ?? messages.bulkActions} className={styles.bar}>
          <span className={styles.count}>{text}</span>
          {summary !== undefined && <span className={styles.summary}>{summary}</span>}
          <div className={styles.actions}>
            {children}
            <Button variant="quiet" onPress={onClear}>
              {messages.clearSelection}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
