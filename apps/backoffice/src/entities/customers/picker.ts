import { latePicker } from '../../shared/records/record-picker.ts';

/** Customers by name. */
export const customerPicker = latePicker('customers', () => import('./picker-calls.ts'));

/** Narrows a list to one of them, for those who have the page of customers. */
export const customerFilter = {
  kind: 'record',
  key: 'customerId',
  label: 'Customer',
  picker: customerPicker,
  ability: 'sidebar.customers',
} as const;
