import type { ReactNode } from 'react';
import { byLocale } from '../../locale/by-locale.ts';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/index.ts';
import * as styles from './money.css.ts';

/** Which direction is good: up for sales, down for refunds; or neither. */
export type DeltaGood = 'up' | 'down' | 'neither';

export interface DeltaProps {
  /** The change as a ratio: 0.25 for 25% more; `null` when there is nothing to compare with. */
  change: number | null;
  /** Which direction is good, and so the color. @default 'up' */
  good?: DeltaGood | undefined;
  /** What it is compared with, as shown: 'vs October'. */
  comparedWith?: ReactNode;
}

const percentIn = byLocale((locale) => {
  const few = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const many = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (ratio: number) => (ratio < 10 ? few : many).format(ratio);
});

/** A change below the displayed precision counts as none. */
const SHOWN = 0.0005;

const directionOf = (change: number) =>
  Math.abs(change) < SHOWN ? 'same' : change > 0 ? 'up' : 'down';

function toneOf(direction: 'up' | 'down' | 'same', good: DeltaGood) {
  if (direction === 'same' || good === 'neither') return 'muted';
  return direction === good ? 'positive' : 'negative';
}

/**
 * How much a figure changed: an arrow, a percentage, and the comparison. When there was nothing before, it says so and
 * names no period.
 */
export function Delta({ change, good = 'up', comparedWith }: DeltaProps) {
  const messages = useMessages();
  const percent = percentIn(useLocale());
  const beside = comparedWith !== undefined && (
    <span className={styles.comparedWith}>{comparedWith}</span>
  );
  if (change === null) {
    return (
      <span className={classNames(styles.delta, styles.tones.muted)}>{messages.noComparison}</span>
    );
  }
  const direction = directionOf(change);
  const Icon = direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span className={styles.delta}>
      <span className={classNames(styles.deltaText, styles.tones[toneOf(direction, good)])}>
        {direction !== 'same' && <Icon aria-hidden size={13} className={styles.deltaIcon} />}
        {direction !== 'same' && (
          <span className={visuallyHidden}>{messages.changed[direction]} </span>
        )}
        {percent(direction === 'same' ? 0 : Math.abs(change))}
      </span>{' '}
      {beside}
    </span>
  );
}
