import type { list } from '@payfac/api/contract/customers';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type Customer, defaultCard, displayExpiry, expiryState } from '@payfac/domain/customers';
import { displayCard } from '@payfac/domain/transactions';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { Card, CardExpires } from '../../entities/cards/card-mark.tsx';

import { momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { getZone, now } from '../../shared/time/clock.ts';
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

/** The same as text, for a phone's line. */
function cardText({ creditCards }: Customer): string {
  const card = defaultCard(creditCards);
  return card ? `${displayCard(card.truncatedCardNumber)}, ${displayExpiry(card)}` : '';
}

export const customerColumns: readonly ListColumn<Customer, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name }) => name,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'email',
    header: 'Email',
    render: ({ email }) => email ?? '—',
    content: 'text',
    onCard: 'detail',
    noteOnCard: cardText,
  },
  {
    id: 'mobileNumber',
    header: 'Phone',
    render: ({ mobileNumber }) => (mobileNumber === null ? '—' : formatPhoneNumber(mobileNumber)),
    content: 'text',
  },
  {
    id: 'defaultCard',
    header: 'Default card',
    render: (customer) => <DefaultCard {...customer} />,
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
