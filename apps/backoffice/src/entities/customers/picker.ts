import { latePicker } from '../../shared/records/record-picker.ts';

/** Customers by name. */
export const customerPicker = latePicker('customers', () => import('./picker-calls.ts'));
