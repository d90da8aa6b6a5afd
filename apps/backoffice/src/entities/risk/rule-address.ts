import { listAt } from '../../shared/address.ts';

/** A rule beside the list of rules. */
export const ruleAt = (ruleId: string): string =>
  listAt('/risk-management/rules', { 'rules.open': ruleId });
