import { latePicker } from '../../shared/records/record-picker.ts';

/** Ledger accounts by whose they are and what they hold. */
export const ledgerAccountPicker = latePicker('ledger', () => import('./account-picker-calls.ts'));
