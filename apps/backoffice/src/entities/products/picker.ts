import { latePicker } from '../../shared/records/record-picker.ts';

/** Service provider products by name. */
export const productPicker = latePicker('products', () => import('./picker-calls.ts'));
