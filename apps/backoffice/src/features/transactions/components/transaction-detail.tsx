import { formatUsd, negateCents } from '@payfac/domain/money';
import { displayTransactionId, transactionOperationLabels } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { HeroAmount } from '@payfac/ui/money';
import { useLocation } from 'react-router-dom';
import { ownAmount } from '../../../entities/transactions/amounts.ts';
import type { Timeline, Transaction } from '../../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../../entities/transactions/status-badge.tsx';
import { recordAt, withParams } from '../../../shared/address.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import * as styles from '../detail-drawer.css.ts';
import { LedgerEntries, RiskEvidence, TransactionTimeline } from './evidence.tsx';
import { Related } from './related.tsx';
import { TransactionActions } from './transaction-actions.tsx';
import { OperationFacts, TransactionFacts } from './transaction-facts.tsx';

interface OperationHeadProps {
  /** A refund, void, capture, chargeback or reversal. */
  readonly operation: Transaction;
  readonly payment: Transaction;
}

/** What was done, how much that was and how it ended; it leads to its payment, where more can be done. */
function OperationHead({ operation, payment }: OperationHeadProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.head}>
      <div className={styles.operation}>
        <HeroAmount
          label={transactionOperationLabels[operation.operation]}
          amount={operation.signedAmount}
        >
          <TransactionStatusBadge status={operation.status} />
        </HeroAmount>
      </div>
      <p>
        Payment{' '}
        <Link href={`${pathname}${withParams(search, { open: payment.transactionId })}`}>
          {displayTransactionId(payment.transactionId)}
        </Link>
        , {ownAmount(payment)}
      </p>
    </div>
  );
}

type BreakdownProps = Pick<Timeline, 'transaction' | 'breakdown' | 'relations'>;

/** What is said of the net: what may still be taken from it. */
function noteOf({ breakdown, relations }: BreakdownProps): string | undefined {
  const { gross, pendingRefunds } = breakdown;
  const isOpen = gross > 0 && !relations.settlement;
  const notes = [
    ...(relations.settlement ? ['settled'] : []),
    ...(isOpen ? ['fees and reserve are taken when it settles'] : []),
    ...(pendingRefunds > 0 ? [`${formatUsd(pendingRefunds)} refund pending`] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

/** What the payment comes to for its merchant, line by line, and where each was taken. */
function Breakdown(props: BreakdownProps) {
  const { transaction, breakdown, relations } = props;
  const { settlement } = relations;
  const note = noteOf(props);
  const [dispute] = relations.disputes;
  const settled = settlement ? { href: recordAt('/reporting/settlement', settlement.batchId) } : {};
  const disputed = dispute ? { href: recordAt('/disputes', dispute.disputeId) } : {};
  const isEcheck = transaction.paymentType === 'eCheck';
  const lines = [
    { label: 'Captured', amount: breakdown.gross },
    { label: 'Fees', amount: negateCents(breakdown.fees), ...settled },
    { label: 'Held in reserve', amount: negateCents(breakdown.reserve), ...settled },
    { label: 'Refunds', amount: negateCents(breakdown.refunds) },
    {
      label: isEcheck ? 'Returned' : 'Disputes',
      amount: negateCents(breakdown.disputes),
      ...disputed,
    },
    { label: 'Dispute fee', amount: negateCents(breakdown.disputeFees), ...disputed },
    { label: 'Return fee', amount: negateCents(breakdown.returnFees) },
  ].filter(({ amount }) => amount !== 0);
  if (lines.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Amount breakdown</h3>
      <AmountLines
        lines={lines}
        total={{ label: 'Net', amount: breakdown.net, ...(note !== undefined && { note }) }}
      />
    </section>
  );
}

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
