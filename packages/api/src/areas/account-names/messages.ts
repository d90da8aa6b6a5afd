/** Message of account names. */
export const namesMessage = 'Error loading submerchants';
