import { listAt } from '../../shared/address.ts';

const page = '/risk-management/rules';

/** The rules of one account. */
export const rulesOfAccountAt = (subMerchantId: string): string =>
  listAt(page, { part: 'accounts', 'accounts.open': subMerchantId });

/** The test run of a rule. */
export const testRunAt = (ruleId: string): string => listAt(page, { part: 'test-run', ruleId });
