/** The id of the payments of one account that hit one rule on one day. */
export const groupIdOf = (ruleId: string, subMerchantId: string, day: string): string =>
  `${ruleId}.${subMerchantId}.${day}`;

/** The id of the alerts that one rule raised for one account. */
export const alertGroupIdOf = (ruleId: string, subMerchantId: string): string =>
  `${ruleId}.${subMerchantId}`;
