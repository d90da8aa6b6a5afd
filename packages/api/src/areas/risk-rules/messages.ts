/** Messages of risk rules. */
export const riskRulesMessages = {
  update: 'Rule update failed.',
  failed: 'Error while processing the rule. Try again later.',
} as const;
