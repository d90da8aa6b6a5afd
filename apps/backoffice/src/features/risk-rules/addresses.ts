import { listAt } from '../../shared/address.ts';

const page = '/risk-management/rules';

/** A rule beside the list of rules. */
export const ruleAt = (ruleId: string): string => listAt(page, { 'rules.open': ruleId });

/** The rules of one account. */
export const rulesOfAccountAt = (subMerchantId: string): string =>
  listAt(page, { part: 'accounts', 'accounts.open': subMerchantId });

/** The test run of a rule. */
export const testRunAt = (ruleId: string): string => listAt(page, { part: 'test-run', ruleId });
