import { negateCents } from '@payfac/domain/money';
import type { Timeline } from '../../../entities/transactions/queries.ts';
import { recordAt } from '../../../shared/address.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import * as styles from '../detail-drawer.css.ts';

/** What the payment comes to for its merchant, line by line, and where each was taken. */
export function Breakdown({ breakdown, relations }: Pick<Timeline, 'breakdown' | 'relations'>) {
  const { gross, fees, reserve, refunds, disputes, net } = breakdown;
  if (gross <= 0) return null;
  const { settlement } = relations;
  const [dispute] = relations.disputes;
  const settled = settlement ? { href: recordAt('/reporting/settlement', settlement.batchId) } : {};
  const lines = [
    { label: 'Captured', amount: gross },
    { label: 'Fees', amount: negateCents(fees), ...settled },
    { label: 'Held in reserve', amount: negateCents(reserve), ...settled },
    { label: 'Refunds', amount: negateCents(refunds) },
    {
      label: 'Disputes',
      amount: negateCents(disputes),
      ...(dispute && { href: recordAt('/disputes', dispute.disputeId) }),
    },
  ].filter(({ amount, label }) => label === 'Captured' || amount < 0);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Amount breakdown</h3>
      <AmountLines
        lines={lines}
        total={{
          label: 'Net',
          amount: net,
          note: settlement ? 'settled' : 'fees and reserve are taken when it settles',
        }}
      />
    </section>
  );
}
