import { cents } from '@payfac/domain/money';
import type { Settlement } from '@payfac/domain/settlements';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { processorLabels } from '../../../entities/processors/labels.ts';
import { listAt, recordAt } from '../../../shared/address.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { counted } from '../../../shared/counted.ts';
import { showDay, showMoment } from '../../../shared/time/show.ts';

const taken = (amount: number) => cents(amount === 0 ? 0 : -amount);

const operationsOf = ({ batchId }: Settlement) =>
  listAt('/reporting/transactions', { view: 'operations', batchId });

const feesOf = ({ batchId }: Settlement) => listAt('/reporting/fees', { batchId });

/** A settlement beside its list: what the day came to, and how. */
export const SettlementDetail = ({ settlement }: { readonly settlement: Settlement }) => (
  <Stack gap="xl">
    <Money amount={settlement.netAmount} rank="hero" />
    <AmountLines
      lines={[
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
        { label: 'Fees', amount: taken(settlement.feeAmount), href: feesOf(settlement) },
        { label: 'Held in reserve', amount: taken(settlement.reserveAmount) },
      ]}
      total={{ label: 'Net', amount: settlement.netAmount }}
    />
    <DescriptionList
      entries={[
        accountFact(settlement),
        { term: 'Business day', value: showDay(settlement.businessDate) },
        { term: 'Processor', value: processorLabels[settlement.provider] },
        { term: 'Closed', value: showMoment(settlement.createdAt) },
        {
          term: 'Payout',
          value:
            settlement.payoutId === null ? (
              'Not paid out yet'
            ) : (
              <Link href={recordAt('/reporting/payouts', settlement.payoutId)}>
                {settlement.payoutId}
              </Link>
            ),
        },
        { term: 'Batch', value: <CopyValue label="batch" value={settlement.batchId} isMono /> },
      ]}
    />
  </Stack>
);
