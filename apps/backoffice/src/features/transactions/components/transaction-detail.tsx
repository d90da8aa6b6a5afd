import { formatUsd, negateCents } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { useLocation } from 'react-router-dom';
import { ownAmount, ownCents } from '../../../entities/transactions/amounts.ts';
import {
  type Timeline,
  TransactionStatusBadge,
} from '../../../entities/transactions/transaction.tsx';
import { recordAt, withParams } from '../../../shared/address.ts';
import type { Story, StoryPart, Sums } from '../../../shared/lists/detail/story/story.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { LedgerEntries, TransactionTimeline, useRiskEvidence } from './evidence.tsx';
import { useRelated } from './related.tsx';
import { stationsOf } from './stations.tsx';
import { operationFacts, payerFacts, paymentFacts } from './transaction-facts.tsx';
import { useTransactionActs } from './use-transaction-acts.tsx';

type BreakdownProps = Pick<Timeline, 'transaction' | 'breakdown' | 'relations'>;

/** The note on the net amount: what may still be deducted from it. */
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

/** The payment's breakdown for its merchant, with links to each deduction; undefined when nothing was captured. */
function sumsOf(props: BreakdownProps): Sums | undefined {
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
  const title = 'Amount breakdown';
  const [first, ...others] = lines;
  // A captured amount alone repeats the hero amount unless a refund is pending; a fee alone is its own total.
  if (others.length === 0 && breakdown.pendingRefunds === 0)
    return first?.label === 'Captured' || !first ? undefined : { title, lines };
  return {
    title,
    lines,
    total: { label: 'Net', amount: breakdown.net, ...(note !== undefined && { note }) },
  };
}

/** A payment: its amounts, where its money is, its actions, and its history. */
function usePayment(timeline: Timeline): Story {
  const holder = useHolder();
  const { transaction, payer } = timeline;
  const risk = useRiskEvidence(timeline);
  const isHeld = transaction.status === 'for-review';
  return {
    amount: { of: ownCents(transaction) },
    status: <TransactionStatusBadge status={transaction.status} />,
    stations: stationsOf(timeline, holder),
    acts: useTransactionActs(timeline),
    why:
      isHeld && risk ? (
        <Banner tone="warning" title="Why it’s held">
          {risk}
        </Banner>
      ) : undefined,
    sums: sumsOf(timeline),
    facts: paymentFacts(timeline),
    parts: [
      !isHeld && risk ? { title: 'Risk', content: risk } : undefined,
      useRelated(timeline),
      payerFacts(payer),
      ...historyOf(timeline),
    ],
  };
}

const historyOf = ({ data, ledger }: Timeline): readonly (StoryPart | undefined)[] => [
  { title: 'Timeline', content: <TransactionTimeline entries={data} /> },
  ledger && ledger.length > 0
    ? { title: 'Ledger', content: <LedgerEntries ledger={ledger} /> }
    : undefined,
];

/** A refund, void, capture, chargeback or reversal, with a link to its payment, which has more actions. */
function useOperation(timeline: Timeline): Story {
  const { pathname, search } = useLocation();
  const { transaction: payment, subject } = timeline;
  return {
    amount: { of: subject.signedAmount },
    status: <TransactionStatusBadge status={subject.status} />,
    sums: sumsOf(timeline),
    facts: [
      {
        term: 'Payment',
        value: (
          <>
            <Link href={`${pathname}${withParams(search, { open: payment.transactionId })}`}>
              {displayTransactionId(payment.transactionId)}
            </Link>
            , {ownAmount(payment)}
          </>
        ),
      },
      ...operationFacts(subject),
      ...paymentFacts(timeline),
    ],
    parts: [useRelated(timeline), payerFacts(timeline.payer), ...historyOf(timeline)],
  };
}

const isPayment = ({ transaction, subject }: Timeline): boolean =>
  subject.transactionId === transaction.transactionId;

/** A row doesn't change between the two while it is open: another row opens another drawer. */
export function useTransactionStory(timeline: Timeline): Story {
  const payment = usePayment(timeline);
  const operation = useOperation(timeline);
  return isPayment(timeline) ? payment : operation;
}
