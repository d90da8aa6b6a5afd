import { latePicker } from '../../shared/records/record-picker.ts';

/** People by name, username or email, for those who have the page of users. */
export const personPicker = latePicker('users', () => import('./picker-calls.ts'));
