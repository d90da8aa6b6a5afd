/** Whether a text is the 10 digits of a US number, the form phones are kept in. */
export const isPhoneNumber = (digits: string): boolean => /^\d{10}$/.test(digits);

/** `+1 (317) 555-0142`; a text that is no such number is shown as it is. */
export const formatPhoneNumber = (digits: string): string =>
  isPhoneNumber(digits)
    ? `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : digits;
