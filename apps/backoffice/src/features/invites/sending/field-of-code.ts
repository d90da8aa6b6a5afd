/** The field that a refusal is about: the address has an open invite, or mail to it comes back. */
export const fieldOfCode = { ALREADY_INVITED: 'email', NOT_DELIVERED: 'email' } as const;
