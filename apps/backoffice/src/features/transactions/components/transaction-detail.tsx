import type { Timeline } from '../../../entities/transactions/queries.ts';
import * as styles from '../detail-drawer.css.ts';
import { Breakdown } from './breakdown.tsx';
import { LedgerEntries, RiskEvidence } from './evidence.tsx';
import { OperationHead } from './operation-head.tsx';
import { Related } from './related.tsx';
import { TransactionActions } from './transaction-actions.tsx';
import { OperationFacts, TransactionFacts } from './transaction-facts.tsx';
import { TransactionTimeline } from './transaction-timeline.tsx';

/**
 * The opened row: what it amounts to, what may be done with it, and what happened. A refund, void,
 * capture or chargeback is shown as itself, with the payment it belongs to below.
 */
export function TransactionDetail({ timeline }: { readonly timeline: Timeline }) {
  const { transaction, subject, payer, data, breakdown, relations, risk, ledger } = timeline;
  const isPayment = subject.transactionId === transaction.transactionId;
  return (
    <div className={styles.stack}>
      {isPayment ? (
        <TransactionActions {...timeline} />
      ) : (
        <>
          <OperationHead operation={subject} payment={transaction} />
          <OperationFacts operation={subject} />
        </>
      )}
      <Breakdown transaction={transaction} breakdown={breakdown} relations={relations} />
      <RiskEvidence risk={risk} transaction={transaction} />
      <Related relations={relations} />
      <TransactionFacts transaction={transaction} payer={payer} />
      <TransactionTimeline entries={data} />
      <LedgerEntries ledger={ledger} />
    </div>
  );
}
