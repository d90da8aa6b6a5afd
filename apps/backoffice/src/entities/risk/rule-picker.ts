import { latePicker } from '../../shared/records/record-picker.ts';

/** Risk rules by their name. */
export const rulePicker = latePicker('riskRules', () => import('./rule-picker-calls.ts'));
