import { cents } from '@payfac/domain/money';
import type { FileLine } from '@payfac/domain/reconciliation';

/* Errors in the settlement file, by a sale's exact amount: they create differences to test reconciliation with. */

/** The lines that replace an operation's correct line. */
export type FileError = (line: FileLine) => readonly FileLine[];

/** Missing from the file. */
export const leftOut: FileError = () => [];

/** Two transposed digits, as from a keying error. */
export const otherAmount: FileError = (line) => [
  { ...line, amount: cents(line.amount > 900 ? line.amount - 900 : line.amount + 900) },
];

export const rejected: FileError = (line) => [{ ...line, status: 'rejected' }];

/** Posted twice, the second time under an unknown reference. */
export const postedTwice: FileError = (line) => [
  line,
  {
    ...line,
    reference: `${line.reference}_2`,
    processorTransactionId: `${line.processorTransactionId}_2`,
  },
];

/** In cents. */
export const fileErrors: ReadonlyMap<number, FileError> = new Map([
  [7778_01, leftOut],
  [7778_02, otherAmount],
  [7778_03, rejected],
  [7778_04, postedTwice],
]);
