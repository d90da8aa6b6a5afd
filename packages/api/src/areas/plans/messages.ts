/** Shown when the server returns no message. */
export const plansMessages = {
  failed: 'Error while processing the plan. Try again later.',
} as const;
