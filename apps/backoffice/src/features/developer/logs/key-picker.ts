import { latePicker } from '../../../shared/records/record-picker.ts';

/** API keys by name; two of one name are told apart by how their secrets begin. */
export const keyPicker = latePicker('apiKeys', () => import('./key-picker-calls.ts'));
