import { latePicker, type RecordPicker } from '../../shared/records/record-picker.ts';

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

/** Products that take new merchants, by name, but for one. */
export const productsBut = (spProductId: string): RecordPicker => ({
  ...productPicker,
  search: async (text, signal) =>
    (await import('./picker-calls.ts')).searchOthers(spProductId, text, signal),
});
