/** The payments of one account that one rule hit on one day. */
export const groupIdOf = (ruleId: string, subMerchantId: string, day: string): string =>
  `${ruleId}.${subMerchantId}.${day}`;

/** The alerts that one rule raised over one account. */
export const alertGroupIdOf = (ruleId: string, subMerchantId: string): string =>
  `${ruleId}.${subMerchantId}`;
