import { type Cents, negateCents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import type { DifferenceKind, FileLineStatus, SettledOperation } from './difference.ts';

/** One of our settled operations. */
export interface BookedOperation {
  readonly reference: string;
  readonly operation: SettledOperation;
  readonly amount: Cents;
}

/** A line of a settlement file. */
export interface FileLine {
  readonly reference: string;
  readonly processorTransactionId: string;
  readonly operation: SettledOperation;
  readonly amount: Cents;
  readonly status: FileLineStatus;
}

export interface FoundDifference<Here extends BookedOperation> {
  readonly kind: DifferenceKind;
  readonly here?: Here;
  readonly line?: FileLine;
  readonly gap: Cents;
}

/** An amount with its sign in totals: refunds are negative. */
export const signedBookedAmount = ({
  operation,
  amount,
}: Pick<BookedOperation, 'operation' | 'amount'>): Cents =>
  operation === 'refund' ? negateCents(amount) : amount;

/** What the processor pays for a line. */
export const paidFor = (line: FileLine): Cents =>
  line.status === 'rejected' ? zeroCents : signedBookedAmount(line);

const kindOf = (here: BookedOperation, line: FileLine): DifferenceKind | undefined => {
  if (line.status === 'rejected') return 'other-status';
  return signedBookedAmount(here) === signedBookedAmount(line) ? undefined : 'other-amount';
};

/**
 * Compares our settled operations with the lines of a settlement file, by reference. The gaps of the differences sum to
 * what the file pays minus what we settled. A rejected line without an operation of ours is no difference.
 */
export function compareFile<Here extends BookedOperation>(
  ours: readonly Here[],
  lines: readonly FileLine[],
): readonly FoundDifference<Here>[] {
  const open = new Map(ours.map((here) => [here.reference, here]));
  const found: FoundDifference<Here>[] = [];
  for (const line of lines) {
    const here = open.get(line.reference);
    open.delete(line.reference);
    if (!here) {
      if (line.status === 'settled') {
        found.push({ kind: 'missing-here', line, gap: paidFor(line) });
      }
      continue;
    }
    const kind = kindOf(here, line);
    if (kind)
      found.push({ kind, here, line, gap: subtractCents(paidFor(line), signedBookedAmount(here)) });
  }
  for (const here of open.values()) {
    found.push({ kind: 'missing-there', here, gap: negateCents(signedBookedAmount(here)) });
  }
  return found;
}
