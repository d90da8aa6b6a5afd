import * as reporting from '@payfac/api/contract/reporting';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { Money } from '@payfac/ui/money';
import { TransactionStatusBadge } from '../../../entities/transactions/transaction.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { Latest, latestCount } from '../../../shared/records/latest.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import type { OfCustomer } from './of-customer.ts';

/** The customer's latest payments. */
export const Payments = ({ customerId }: OfCustomer) => (
  <Latest
    noun="payments"
    shown={shows(reporting.listTransactions)}
    of={customerId}
    load={async (signal) => {
      const query = {
        customerId,
        view: 'payments',
        sort: '-createdAt',
        pageSize: latestCount,
      } as const;
      const lane = 'customer.payments';
      const found = await settled(send(reporting.listTransactions)({ query }, { signal, lane }));
      return {
        count: found.count,
        data: found.data.map((row) => ({
          href: recordAt('/reporting/transactions', row.transactionId),
          name: showMoment(row.createdAt),
          note: [cardLabel(row), displayTransactionId(row.transactionId)]
            .filter(Boolean)
            .join(' · '),
          amount: <Money amount={row.signedAmount} rank="row" />,
          status: <TransactionStatusBadge status={row.status} />,
        })),
      };
    }}
    allHref={listAt('/reporting/transactions', { customerId })}
  />
);
