import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import type { MatchingSelection } from './column.ts';
import * as styles from './matching-bar.css.ts';

export interface MatchingBarProps {
  matching: MatchingSelection;
  /** Rows of this page that are selected. */
  pageCount: number;
  onClear: () => void;
  /** A bar of actions below says how many are selected, and clears them. */
  hasActions: boolean;
}

/** Once the whole page is selected: offers every row that matches, on all pages. */
export function MatchingBar({ matching, pageCount, onClear, hasActions }: MatchingBarProps) {
  const messages = useMessages();
  const countText = useCountText();
  const { total, isLowerBound = false, isAll, onChange } = matching;
  const count = countText(total);
  const all = isLowerBound ? messages.atLeast(count) : count;
  if (hasActions && isAll) return null;
  return (
    <div className={hasActions ? styles.offer : styles.bar}>
      {!hasActions && (
        <output>
          {isAll ? messages.allMatchingSelected(all) : messages.pageSelected(countText(pageCount))}
        </output>
      )}
      <button
        type="button"
        className={styles.action}
        onClick={isAll ? onClear : () => onChange(true)}
      >
        {isAll ? messages.clearSelection : messages.selectAllMatching(all)}
      </button>
    </div>
  );
}
