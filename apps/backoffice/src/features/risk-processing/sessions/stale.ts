/** What a response of a processor makes stale. */
export const stale = ['processor-sessions', 'processing', 'transactions'] as const;
