import { can, type Member } from '../../kernel/access/index.ts';
import type { Customer } from './customer.ts';

const SHOWN_DIGITS = 4;

/** `g•••@mail.example`: enough to recognize an email address. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** `••••••0142`: the last four digits. */
const maskPhone = (digits: string): string =>
  '•'.repeat(Math.max(digits.length - SHOWN_DIGITS, 0)) + digits.slice(-SHOWN_DIGITS);

/**
 * A customer as a user may see it. Without `pii.view` at the customer's account, email and mobile number are masked and
 * the street is left out: a masked street could be mistaken for a real one and sent to an issuer.
 */
export function customerFor(customer: Customer, holder: Member): Customer {
  const { subMerchantId, email, mobileNumber } = customer;
  if (can(holder, 'pii.view', { subMerchantId })) return customer;
  return {
    ...customer,
    email: email && maskEmail(email),
    mobileNumber: mobileNumber && maskPhone(mobileNumber),
    street: null,
  };
}
