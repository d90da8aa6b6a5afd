import type { Timeline } from '../../../entities/transactions/queries.ts';
import * as styles from '../detail-drawer.css.ts';
import { TransactionActions } from './transaction-actions.tsx';
import { TransactionFacts } from './transaction-facts.tsx';
import { TransactionTimeline } from './transaction-timeline.tsx';

/** The opened transaction: what it amounts to, what may be done with it, and what happened to it. */
export const TransactionDetail = ({ timeline }: { readonly timeline: Timeline }) => (
  <div className={styles.stack}>
    <TransactionActions transaction={timeline.transaction} />
    <TransactionFacts transaction={timeline.transaction} payer={timeline.payer} />
    <TransactionTimeline entries={timeline.data} />
  </div>
);
