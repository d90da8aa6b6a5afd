import { cents } from '@payfac/domain/money';
import type { FileLine } from '@payfac/domain/reconciliation';

/*
 * Errors of the settlement file, by the exact amount of a sale: they make differences to try the
 * reconciliation with.
 */

/** What the file lists for an operation, in place of the operation itself. */
export type FileError = (line: FileLine) => readonly FileLine[];

/** Left out of the file. */
export const leftOut: FileError = () => [];

/** Two digits swapped, as when somebody keys a figure in. */
export const otherAmount: FileError = (line) => [
  { ...line, amount: cents(line.amount > 900 ? line.amount - 900 : line.amount + 900) },
];

export const rejected: FileError = (line) => [{ ...line, status: 'rejected' }];

/** Posted once more, under a name that nobody submitted. */
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
