/** Document 2, section 8, "Accounts". */
export const accountsMessages = {
  view: 'Error loading applications',
  names: 'Error loading submerchants',
} as const;
