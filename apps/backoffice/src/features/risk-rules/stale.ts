/** What a change to a rule makes stale. */
export const stale = ['risk-rules', 'accounts-rules', 'record-names'] as const;
