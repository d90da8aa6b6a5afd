const PREFIX = 'INV-';
const DIGITS = 6;
const MOST_DIGITS = 9;

/** The numbers that count, as a regular expression that databases read too. A longer one is a text like any other. */
export const invoiceNumberPattern = `^${PREFIX}[0-9]{${DIGITS},${MOST_DIGITS}}$`;

/** The last number that counts, `INV-999999999`. */
export const lastInvoiceSequence = 10 ** MOST_DIGITS - 1;

/** The number of an account's nth invoice, `INV-000318`; an account counts its own. */
export const invoiceNumberText = (sequence: number): string =>
  PREFIX + String(sequence).padStart(DIGITS, '0');

/** Which in the count a number is; undefined for one typed by hand in another form. */
export const invoiceSequence = (invoiceNumber: string): number | undefined =>
  new RegExp(invoiceNumberPattern).test(invoiceNumber)
    ? Number(invoiceNumber.slice(PREFIX.length))
    : undefined;
