/** Document 2, section 8, "Rules and funds", and the generic text of the area, worded here. */
export const riskRulesMessages = {
  update: 'Rule update failed.',
  failed: 'Error while processing the rule. Try again later.',
} as const;
