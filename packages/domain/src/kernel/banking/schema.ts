import * as z from 'zod/mini';
import { isRoutingNumber } from './routing-number.ts';

/** A routing number with a valid checksum. */
export const routingNumber = z.string().check(
  z.trim(),
  z.refine(isRoutingNumber, {
    error: ({ input }) =>
      typeof input === 'string' && /^\d{9}$/.test(input)
        ? 'That routing number isn’t valid.'
        : 'Enter the 9 digits of the bank’s routing number.',
  }),
);

/** A bank account number, 4 to 17 digits; accepted as input and never stored. */
export const bankAccountNumber = z
  .string()
  .check(z.trim(), z.regex(/^\d{4,17}$/, { error: 'Enter the account number: 4 to 17 digits.' }));
