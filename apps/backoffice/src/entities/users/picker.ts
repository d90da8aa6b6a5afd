import { latePicker } from '../../shared/records/record-picker.ts';

/** People by name, username or email, for those who have the page of users. */
export const personPicker = latePicker('people', () => import('./picker-calls.ts'));
