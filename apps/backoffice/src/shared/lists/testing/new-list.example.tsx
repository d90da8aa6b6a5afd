import * as customersCalls from '@payfac/api/contract/customers';
import { send } from '../../api/connection.ts';
import { momentColumn } from '../columns.ts';
import { defineList } from '../define-list.tsx';
import { ListView } from '../list-view.tsx';

export const customers = defineList(customersCalls.list, {
  report: 'customers',
  noun: { one: 'customer', many: 'customers' },
  rowKey: ({ customerId }) => customerId,
  rowName: ({ name }) => name,
  columns: [
    { id: 'name', header: 'Name', render: ({ name }) => name, sort: 'name' },
    { id: 'email', header: 'Email', render: ({ email }) => email ?? '—' },
    momentColumn('createdAt', 'Created'),
  ],
  filters: [
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'email', label: 'Email' },
  ],
  defaultSort: '-createdAt',
  empty: 'Customers show up here with their first payment.',
  create: { label: 'New customer', ability: 'customers.manage', href: '/customers/new' },
  rowActions: [
    {
      label: 'Delete',
      ability: 'customers.manage',
      tone: 'danger',
      confirm: ({ name }) => ({
        title: `Delete ${name}?`,
        text: 'This can’t be undone.',
        confirmLabel: 'Delete customer',
        tone: 'danger',
      }),
      run: ({ customerId }) => send(customersCalls.remove)({ params: { id: customerId } }),
      done: ({ name }) => `Deleted ${name}.`,
    },
  ],
});

/** Within another page, restricted to one of its records. */
export const CustomersOf = ({ subMerchantId }: { readonly subMerchantId: string }) => (
  <ListView list={customers} scope={{ subMerchantId: [subMerchantId] }} prefix="customers" />
);
