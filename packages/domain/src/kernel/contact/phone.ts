import * as z from 'zod/mini';

/** Whether a text is the 10 digits of a US number, the format phone numbers are stored in. */
export const isPhoneNumber = (digits: string): boolean => /^\d{10}$/.test(digits);

/** `+1 (317) 555-0142`; any other text is unchanged. */
export const formatPhoneNumber = (digits: string): string =>
  isPhoneNumber(digits)
    ? `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : digits;

/** A US phone number: 10 digits, without prefix or separators. */
export const phoneNumber = z
  .string()
  .check(z.refine(isPhoneNumber, { error: 'Enter the 10 digits of a US phone number.' }));
