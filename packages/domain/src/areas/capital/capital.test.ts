import { expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { type LoanStatus, outstandingOf } from './index.ts';

const loan = (status: LoanStatus) => ({
  subMerchantLoanId: 'loan_1',
  subMerchantId: 'sm_1',
  lenderName: 'Breakwater Capital',
  status,
  principal: cents(1_000_000),
  fee: cents(120_000),
  repaid: cents(300_000),
  startedOn: '2026-01-05',
  nextPaymentOn: '2026-02-05',
  createdAt: new Date(0),
});

it.each([
  ['active', 820_000],
  ['offered', 0],
  ['repaid', 0],
  ['withdrawn', 0],
] as const)('of a loan that is %s, %d is owed', (status, owed) =>
  expect(outstandingOf(loan(status))).toBe(owed),
);
