import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { productPicker } from './picker.ts';

/** Products that take new merchants, by name, but for one. */
export const productsBut = (spProductId: string): RecordPicker => ({
  ...productPicker,
  search: async (text, signal) =>
    (await import('./picker-calls.ts')).searchOthers(spProductId, text, signal),
});
