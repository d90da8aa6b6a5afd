const PREFIX = 'INV-';
const DIGITS = 6;

/** The number of an account's nth invoice, `INV-000318`; an account counts its own. */
export const invoiceNumberText = (sequence: number): string =>
  PREFIX + String(sequence).padStart(DIGITS, '0');

/** Which in the count a number is; undefined for one typed by hand in another form. */
export function invoiceSequence(invoiceNumber: string): number | undefined {
  const match = /^INV-(\d{6,9})$/.exec(invoiceNumber);
  return match ? Number(match[1]) : undefined;
}
