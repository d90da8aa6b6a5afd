import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { send } from '../../shared/api/connection.ts';
import { counted } from '../../shared/counted.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import type { Confirmation, RowAction } from '../../shared/lists/actions/row-action.ts';

const saved = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [counted(count, `saved ${noun}`)];

/** What deleting a customer also deletes, and what it keeps. */
function deletionOf({ name, creditCards, bankAccounts }: Customer): Confirmation {
  const taken = [
    ...saved(creditCards.length, 'card'),
    ...saved(bankAccounts.length, 'bank account'),
  ].join(' and ');
  const text = [
    ...(taken === ''
      ? []
      : [`This also deletes ${taken}. Subscriptions charged to them will stop being paid.`]),
    'Payments and invoices stay. This can’t be undone.',
  ].join(' ');
  return { title: `Delete ${name}?`, text, confirmLabel: 'Delete customer', tone: 'danger' };
}

const EditCustomer = laterPart(
  async () => (await import('./components/edit-customer.tsx')).EditCustomer,
);

export const customerActions: readonly RowAction<Customer>[] = [
  {
    label: 'Edit',
    isNext: true,
    ability: 'customers.manage',
    dialog: (customer, close) => <EditCustomer customer={customer} onClose={close} />,
  },
  {
    label: 'Delete',
    ability: 'customers.manage',
    tone: 'danger',
    confirm: deletionOf,
    isEnd: true,
    run: ({ customerId }) => send(customers.remove)({ params: { id: customerId } }),
    done: ({ name }) => `Deleted ${name}.`,
  },
];
