import { listAt } from '../../shared/address.ts';
import { latePicker } from '../../shared/records/record-picker.ts';

/** A rule beside the list of rules. */
export const ruleAt = (ruleId: string): string =>
  listAt('/risk-management/rules', { 'rules.open': ruleId });

/** Risk rules by their name. */
export const rulePicker = latePicker('riskRules', () => import('./rule-picker-calls.ts'));
