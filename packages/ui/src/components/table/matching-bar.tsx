import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import type { MatchingSelection } from './column.ts';
import * as styles from './matching-bar.css.ts';

export interface MatchingBarProps {
  matching: MatchingSelection;
  /** Number of selected rows on this page. */
  pageCount: number;
  onClear: () => void;
  /** True when an action bar below shows the count and clears the selection. */
  hasActions: boolean;
}

/** Once the whole page is selected: offers to select all matching rows on all pages. */
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
