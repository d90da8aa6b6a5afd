import { formatUsd, negateCents } from '@payfac/domain/money';
import type { Timeline } from '../../../entities/transactions/queries.ts';
import { recordAt } from '../../../shared/address.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import * as styles from '../detail-drawer.css.ts';

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
export function Breakdown(props: BreakdownProps) {
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
