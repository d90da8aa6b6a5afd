/** What is shown when the server gives no message. */
export const plansMessages = {
  failed: 'Error while processing the plan. Try again later.',
} as const;
