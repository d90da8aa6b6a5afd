import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import type { MatchingSelection } from './column.ts';
import * as styles from './matching-bar.css.ts';

export interface MatchingBarProps {
  matching: MatchingSelection;
  /** Rows of this page that are selected. */
  pageCount: number;
  onClear: () => void;
  /** The page scrolls, and not the table. */
  isFloating: boolean;
}

/** Once the whole page is selected: offers every row that matches, on all pages. */
export function MatchingBar({ matching, pageCount, onClear, isFloating }: MatchingBarProps) {
  const messages = useMessages();
  const countText = useCountText();
  const { total, isLowerBound = false, isAll, onChange } = matching;
  const count = countText(total);
  const all = isLowerBound ? messages.atLeast(count) : count;
  return (
    <div className={classNames(styles.bar, isFloating && styles.floating)}>
      <output>
        {isAll ? messages.allMatchingSelected(all) : messages.pageSelected(countText(pageCount))}
      </output>
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
