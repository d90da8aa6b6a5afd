/** Document 2, section 8, "Rules and funds". */
export const ledgerMessages = {
  reserved: 'Could not fetch reserved funds.',
} as const;
