import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { deletionOf } from './deletion.ts';

const EditCustomer = laterPart(
  async () => (await import('./components/edit-customer.tsx')).EditCustomer,
);

export const customerActions: readonly RowAction<Customer>[] = [
  {
    label: 'Edit',
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
