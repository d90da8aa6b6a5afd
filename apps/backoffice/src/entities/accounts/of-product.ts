import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { accountPicker } from './picker.ts';

/** Accounts of one product, by their DBA name. */
export const accountsOf = (spProductId: string): RecordPicker => ({
  ...accountPicker,
  search: async (text, signal) =>
    (await import('./picker-calls.ts')).searchWithin({ spProductId: [spProductId] }, text, signal),
});
