import { latePicker } from '../../shared/records/record-picker.ts';

/** Accounts by their DBA name. */
export const accountPicker = latePicker('accounts', () => import('./picker-calls.ts'));
