import * as subscriptionsCalls from '@payfac/api/contract/subscriptions';
import { Money } from '@payfac/ui/money';
import {
  nextChargeOf,
  SubscriptionStatusBadge,
} from '../../../entities/subscriptions/status-badge.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { Latest, latestCount } from '../../../shared/records/latest.tsx';
import { showDay } from '../../../shared/time/show.ts';
import type { OfCustomer } from './of-customer.ts';

/** The customer's subscriptions. */
export const Subscriptions = ({ customerId }: OfCustomer) => (
  <Latest
    noun="subscriptions"
    shown={shows(subscriptionsCalls.list)}
    of={customerId}
    load={async (signal) => {
      const query = { customerId: [customerId], pageSize: latestCount };
      const lane = 'customer.subscriptions';
      const found = await settled(send(subscriptionsCalls.list)({ query }, { signal, lane }));
      return {
        count: found.count,
        data: found.data.map((row) => {
          const next = nextChargeOf(row);
          return {
            href: recordAt('/subscriptions', row.subscriptionId),
            name: row.planName,
            note: next ? `Next charge ${showDay(next)}` : `Started ${showDay(row.startedOn)}`,
            amount: row.currentPeriod && <Money amount={row.currentPeriod.amount} rank="row" />,
            status: <SubscriptionStatusBadge status={row.status} />,
          };
        }),
      };
    }}
    allHref={listAt('/subscriptions', { customerId })}
  />
);
