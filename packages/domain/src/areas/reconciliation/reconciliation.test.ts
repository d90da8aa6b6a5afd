import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, zeroCents } from '../../kernel/money/index.ts';
import {
  applyDifference,
  type BookedOperation,
  compareFile,
  type FileLine,
  paidFor,
  settledOperations,
  signedBookedAmount,
} from './index.ts';

const ours = (
  reference: string,
  amount: number,
  operation: BookedOperation['operation'] = 'sale',
) => ({
  reference,
  operation,
  amount: cents(amount),
});
const line = (here: BookedOperation, changes: Partial<FileLine> = {}): FileLine => ({
  ...here,
  processorTransactionId: `sim_${here.reference}`,
  status: 'settled',
  ...changes,
});

describe('a settlement file', () => {
  const sale = ours('a', 5000);
  const refund = ours('b', 1200, 'refund');

  it('that says what our books say holds no difference', () => {
    expect(compareFile([sale, refund], [line(refund), line(sale)])).toEqual([]);
  });

  it.each([
    ['missing here', [sale], [line(sale), line(refund)], 'missing-here', -1200],
    ['missing there', [sale, refund], [line(sale)], 'missing-there', 1200],
    ['of another amount', [sale], [line(sale, { amount: cents(4999) })], 'other-amount', -1],
    ['of another status', [sale], [line(sale, { status: 'rejected' })], 'other-status', -5000],
    ['refunded, not sold', [sale], [line(sale, { operation: 'refund' })], 'other-amount', -10_000],
  ] as const)('names a line %s', (_, here, lines, kind, gap) => {
    expect(compareFile(here, lines)).toMatchObject([{ kind, gap }]);
  });

  it('lists twice what was posted twice: the second is missing here', () => {
    expect(compareFile([sale], [line(sale), line(sale)])).toMatchObject([
      { kind: 'missing-here', gap: 5000 },
    ]);
  });

  it('may reject what no one knows here, which moves nothing', () => {
    expect(compareFile([], [line(sale, { status: 'rejected' })])).toEqual([]);
  });

  const operation = fc.constantFrom(...settledOperations);
  const reference = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map(cents);
  const here = fc.record({ reference, operation, amount });
  const inFile = fc.record({
    reference,
    operation,
    amount,
    processorTransactionId: fc.string(),
    status: fc.constantFrom('settled' as const, 'rejected' as const),
  });

  it('pays what we settled and the gaps together', () => {
    const books = fc.uniqueArray(here, { selector: (one) => one.reference });
    fc.assert(
      fc.property(books, fc.array(inFile), (settled, lines) => {
        const gaps = compareFile(settled, lines).map(({ gap }) => gap);
        const paid = addCents(zeroCents, ...lines.map(paidFor));
        expect(paid).toBe(addCents(zeroCents, ...settled.map(signedBookedAmount), ...gaps));
      }),
    );
  });
});

it('a difference is resolved once', () => {
  expect(applyDifference('open', 'resolve')).toBe('resolved');
  expect(applyDifference('resolved', 'resolve')).toBeUndefined();
});
