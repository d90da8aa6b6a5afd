import type { list } from '@payfac/api/contract/customers';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type Customer, defaultCard, expiryState } from '@payfac/domain/customers';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { Card, CardExpires } from '../../entities/cards/card-mark.tsx';
import { TwoLines } from '../../shared/lists/cells.tsx';
import { amountOrDash, momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { getZone, now } from '../../shared/time/clock.ts';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import * as styles from './customers.css.ts';

/** The default card, with its expiration when that is near. */
function DefaultCard({ creditCards }: Pick<Customer, 'creditCards'>) {
  const card = defaultCard(creditCards);
  if (!card) return '—';
  return (
    <span className={styles.card}>
      <Card of={card} />
      {expiryState(card, now(), getZone()) !== 'valid' && <CardExpires card={card} />}
    </span>
  );
}

export const customerColumns: readonly ListColumn<Customer, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name, email }) => <TwoLines first={name} second={email ?? name} />,
    sort: 'name',
    isRowHeader: true,
    content: 'text',
  },
  {
    id: 'spentAmount',
    header: 'Spent',
    render: ({ spentAmount }) => amountOrDash(spentAmount),
    content: 'money',
    onCard: 'amount',
  },
  {
    id: 'lastPaymentAt',
    header: () => `Last payment (${zoneInHeaders()})`,
    render: ({ lastPaymentAt }) => (lastPaymentAt === null ? '—' : showDateTime(lastPaymentAt)),
    content: 'date',
    onCard: 'status',
  },
  {
    id: 'defaultCard',
    header: 'Default card',
    render: (customer) => <DefaultCard {...customer} />,
    onCard: 'detail',
  },
  {
    id: 'mobileNumber',
    header: 'Phone',
    render: ({ mobileNumber }) => (mobileNumber === null ? '—' : formatPhoneNumber(mobileNumber)),
    content: 'text',
  },
  accountColumn,
  momentColumn('createdAt', 'Created'),
  {
    id: 'company',
    header: 'Company',
    render: ({ company }) => company ?? '—',
    content: 'name',
    isHiddenAtFirst: true,
  },
  {
    id: 'customerId',
    header: 'Customer ID',
    render: ({ customerId }) => customerId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
