import { can } from '@payfac/domain/access';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { cents } from '@payfac/domain/money';
import type { Settlement } from '@payfac/domain/settlements';
import { Link } from '@payfac/ui/link';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { counted } from '../../../shared/counted.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showDate, showDay, showMoment } from '../../../shared/time/show.ts';

const taken = (amount: number) => cents(amount === 0 ? 0 : -amount);

const operationsOf = ({ batchId }: Settlement) =>
  listAt('/reporting/transactions', { view: 'operations', batchId });

const feesOf = ({ batchId }: Settlement) => listAt('/reporting/fees', { batchId });

/** A settlement: the day's total, its breakdown, and its payout. */
export function useSettlementStory(settlement: Settlement): Story {
  const { payoutId, businessDate, createdAt, feeAmount } = settlement;
  const mayOpenPayout = can(useHolder(), 'sidebar.payouts');
  return {
    amount: { of: settlement.netAmount },
    stations: [
      { name: 'Taken', note: showDay(businessDate), state: 'passed' },
      { name: 'Settled', note: showDate(createdAt), state: payoutId === null ? 'here' : 'passed' },
      payoutId === null
        ? { name: 'Not paid out yet', state: 'ahead' }
        : {
            name: 'In a payout',
            note: mayOpenPayout ? (
              <Link href={recordAt('/reporting/payouts', payoutId)}>{payoutId}</Link>
            ) : (
              payoutId
            ),
            state: 'here',
          },
    ],
    sums: {
      lines: [
        {
          label: 'Sales',
          amount: settlement.grossAmount,
          note: counted(settlement.saleCount, 'payment'),
          href: operationsOf(settlement),
        },
        {
          label: 'Refunds',
          amount: taken(settlement.refundAmount),
          note: counted(settlement.refundCount, 'refund'),
        },
        {
          label: 'Chargebacks',
          amount: taken(settlement.chargebackAmount),
          note: counted(settlement.chargebackCount, 'chargeback'),
        },
        { label: 'Fees', amount: taken(feeAmount), href: feesOf(settlement) },
        { label: 'Held in reserve', amount: taken(settlement.reserveAmount) },
      ],
      total: { label: 'Net', amount: settlement.netAmount },
    },
    facts: [
      accountFact(settlement),
      { term: 'Business day', value: showDay(businessDate) },
      { term: 'Processor', value: processorLabels[settlement.provider] },
      { term: 'Closed', value: showMoment(createdAt) },
    ],
  };
}
