import type { Installment } from '@payfac/domain/installments';
import * as styles from './plan-progress.css.ts';
import { progressOf } from './words.ts';

const width = 48;

/** How many of a plan's payments were made, and their share of its total. */
export function PlanProgress({ plan }: { readonly plan: Installment }) {
  const { paidAmount, totalAmount } = plan;
  const share = totalAmount === 0 ? 0 : Math.min(1, paidAmount / totalAmount);
  return (
    <span className={styles.progress}>
      <svg aria-hidden width={width} height={6} className={styles.bar}>
        <rect width={width} height={6} rx={3} className={styles.track} />
        <rect width={width * share} height={6} rx={3} className={styles.paid} />
      </svg>
      {progressOf(plan)}
    </span>
  );
}
