import { latePicker } from '../../shared/records/record-picker.ts';

/** Service provider products by name. */
export const productPicker = latePicker('products', () => import('./picker-calls.ts'));

/** Narrows a list to one of them, for those who have the page of products. */
export const productFilter = {
  kind: 'record',
  key: 'spProductId',
  label: 'Product',
  picker: productPicker,
  ability: 'sidebar.products',
} as const;
