/** Messages of reserved funds. */
export const fundsMessages = {
  reserved: 'Could not fetch reserved funds.',
  release: 'Could not release funds.',
} as const;
