/** Document 2, section 8, "Rules and funds". */
export const fundsMessages = {
  reserved: 'Could not fetch reserved funds.',
  release: 'Could not release funds.',
} as const;
