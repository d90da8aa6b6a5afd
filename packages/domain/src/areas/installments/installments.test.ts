import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents } from '../../kernel/money/index.ts';
import {
  applyInstallment,
  applyInstallmentRow,
  type InstallmentTerms,
  installmentActions,
  installmentBalance,
  installmentFrequencies,
  installmentProblems,
  installmentRowActions,
  installmentRowStatuses,
  installmentSchedule,
  installmentStatuses,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, string>> = {
  'active complete': 'completed',
  'active cancel': 'canceled',
};
const allowedRows: Readonly<Record<string, string>> = {
  'scheduled pay': 'paid',
  'scheduled fail': 'failed',
  'scheduled fall-past-due': 'past-due',
  'failed pay': 'paid',
  'failed fail': 'failed',
  'failed fall-past-due': 'past-due',
  'past-due pay': 'paid',
};

const terms: InstallmentTerms = {
  totalAmount: cents(100_000),
  downPayment: cents(10_000),
  count: 4,
  frequency: 'monthly',
  firstDueOn: '2026-01-31',
};

describe('installment plan', () => {
  it.each(installmentStatuses)('allows exactly its moves from %s', (status) => {
    for (const action of installmentActions) {
      expect(applyInstallment(status, action), action).toBe(allowed[`${status} ${action}`]);
    }
  });

  it.each(installmentRowStatuses)('allows exactly the moves of a payment from %s', (status) => {
    for (const action of installmentRowActions) {
      expect(applyInstallmentRow(status, action), action).toBe(allowedRows[`${status} ${action}`]);
    }
  });
});

describe('a schedule', () => {
  it('begins with the down payment and keeps the day of the month', () => {
    expect(installmentSchedule(terms, '2026-01-05')).toEqual([
      { number: 0, dueOn: '2026-01-05', amount: 10_000 },
      { number: 1, dueOn: '2026-01-31', amount: 22_500 },
      { number: 2, dueOn: '2026-02-28', amount: 22_500 },
      { number: 3, dueOn: '2026-03-31', amount: 22_500 },
      { number: 4, dueOn: '2026-04-30', amount: 22_500 },
    ]);
  });

  it.each([
    ['weekly', '2026-02-07'],
    ['biweekly', '2026-02-14'],
    ['monthly', '2026-02-28'],
    ['quarterly', '2026-04-30'],
  ] as const)('%s goes on on %s', (frequency, dueOn) => {
    const rows = installmentSchedule({ ...terms, frequency, downPayment: cents(0) }, '2026-01-05');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(rows[1]?.dueOn).toBe(dueOn);
  });

  it('sums to the total exactly, in even parts and rising days [SUB-11]', () => {
    const amounts = fc
      .tuple(fc.integer({ min: 200, max: 10_000_000 }), fc.nat(99))
      .map(([total, share]) => [total, Math.floor((total * share) / 100)] as const);
    const frequency = fc.constantFrom(...installmentFrequencies);
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 60 }),
        frequency,
        ([total, down], count, f) => {
          const drawn: InstallmentTerms = {
            totalAmount: cents(total),
            downPayment: cents(down),
            count,
            frequency: f,
            firstDueOn: '2026-01-31',
          };
          const rows = installmentSchedule(drawn, '2026-01-05');
          expect(addCents(...rows.map(({ amount }) => amount))).toBe(total);
          const rest = rows.filter(({ number }) => number > 0).map(({ amount }) => amount);
          expect(rest).toHaveLength(count);
          expect(Math.max(...rest) - Math.min(...rest)).toBeLessThanOrEqual(1);
          const days = rows.map(({ dueOn }) => dueOn);
          expect(new Set(days).size).toBe(rows.length);
          expect(days.toSorted()).toEqual(days);
        },
      ),
    );
  });

  it('leaves what is not paid', () => {
    expect(
      installmentBalance([
        { amount: cents(100), status: 'paid' },
        { amount: cents(60), status: 'failed' },
        { amount: cents(7), status: 'scheduled' },
      ]),
    ).toBe(67);
  });
});

it.each<[string, Partial<InstallmentTerms>, string[]]>([
  ['nothing', {}, []],
  ['a down payment of everything', { downPayment: cents(100_000) }, ['downPayment']],
  ['parts below a cent', { totalAmount: cents(10_003) }, ['count']],
  ['a day that has passed', { firstDueOn: '2026-01-04' }, ['firstDueOn']],
])('what is wrong with terms can be %s', (_, changes, paths) =>
  expect(
    installmentProblems({ ...terms, ...changes }, '2026-01-05').map(({ path }) => path),
  ).toEqual(paths),
);
