const PREFIX = 'INV-';
const DIGITS = 6;
const MOST_DIGITS = 9;

/** Regular expression of sequential numbers, shared with the database. A longer number is treated as free text. */
export const invoiceNumberPattern = `^${PREFIX}[0-9]{${DIGITS},${MOST_DIGITS}}$`;

/** The last sequential number, `INV-999999999`. */
export const lastInvoiceSequence = 10 ** MOST_DIGITS - 1;

/** The number of an account's nth invoice, `INV-000318`; each account has its own sequence. */
export const invoiceNumberText = (sequence: number): string =>
  PREFIX + String(sequence).padStart(DIGITS, '0');

/** Position of a number in the sequence; undefined for a number entered in another format. */
export const invoiceSequence = (invoiceNumber: string): number | undefined =>
  new RegExp(invoiceNumberPattern).test(invoiceNumber)
    ? Number(invoiceNumber.slice(PREFIX.length))
    : undefined;
