/** Document 2, section 8: the generic message of the area, when the server gives none. */
export const plansMessages = {
  failed: 'Error while processing the plan. Try again later.',
} as const;
