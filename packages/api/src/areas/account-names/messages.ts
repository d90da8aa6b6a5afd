/** Document 2, section 8, "Accounts". */
export const namesMessage = 'Error loading submerchants';
