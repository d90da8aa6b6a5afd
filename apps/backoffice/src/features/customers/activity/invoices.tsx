import * as invoicesCalls from '@payfac/api/contract/invoices';
import { Money } from '@payfac/ui/money';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { Latest, latestCount } from '../../../shared/records/latest.tsx';
import { showDay } from '../../../shared/time/show.ts';
import type { OfCustomer } from './of-customer.ts';

/** The customer's latest invoices. */
export const Invoices = ({ customerId }: OfCustomer) => (
  <Latest
    noun="invoices"
    shown={shows(invoicesCalls.list)}
    of={customerId}
    load={async (signal) => {
      const query = {
        customerId: [customerId],
        sort: '-createdAt' as const,
        pageSize: latestCount,
      };
      const lane = 'customer.invoices';
      const found = await settled(send(invoicesCalls.list)({ query }, { signal, lane }));
      return {
        count: found.count,
        data: found.data.map((row) => ({
          href: recordAt('/invoices', row.invoiceId),
          name: row.invoiceNumber,
          note: `Due ${showDay(row.dueDate)}`,
          amount: <Money amount={row.totalAmount} rank="row" />,
          status: <InvoiceStatusBadge {...row} />,
        })),
      };
    }}
    allHref={listAt('/invoices', { customerId })}
  />
);
