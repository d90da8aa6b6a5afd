import type { list } from '@payfac/api/contract/customers';
import * as customersCalls from '@payfac/api/contract/customers';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import { notify } from '../../shared/notify/notify.ts';
import { customerColumns } from './columns.tsx';
import { customerActions } from './row-actions.tsx';

const customerFilters: readonly FilterOf<typeof list.query>[] = [
  { kind: 'text', key: 'name', label: 'Name' },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'text', key: 'mobileNumber', label: 'Phone' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'text', key: 'customerId', label: 'Customer ID' },
];

/** Loaded when a customer is first opened or added. */
const NewCustomer = laterPart(
  async () => (await import('../../entities/customers/new-customer.tsx')).NewCustomer,
);

const load = rowOf({
  noun: 'Customer',
  list: (id, options) => send(customersCalls.list)({ query: { customerId: [id] } }, options),
  keyOf: ({ customerId }) => customerId,
});

/** /customers: the merchants' customers, with their saved cards and bank accounts. */
export const customers = defineList(customersCalls.list, {
  report: 'customers',
  parent: 'customers',
  noun: { one: 'customer', many: 'customers' },
  rowKey: ({ customerId }) => customerId,
  rowName: ({ name }) => name,
  columns: customerColumns,
  filters: customerFilters,
  defaultSort: '-createdAt',
  empty: 'Customers you add, or save while taking a payment, show up here.',
  create: {
    label: 'New customer',
    ability: 'customers.manage',
    dialog: (close) => (
      <NewCustomer
        onClose={close}
        onDone={({ name }) => {
          notify('success', `Added ${name}.`);
          close();
        }}
      />
    ),
  },
  detail: {
    load,
    title: ({ name }) => name,
    story: async () => (await import('./components/customer-detail.tsx')).useCustomerStory,
  },
  rowActions: customerActions,
});
