import { cents } from '@payfac/domain/money';
import { expect, test } from 'vitest';
import { disputeOpened } from './words.ts';

test('a dispute names its payment by the ID shown on screens', () => {
  const dispute = {
    disputeId: 'dsp_000000024',
    amount: cents(20_949),
    rootTransactionId: 'txn000000006941',
  };
  expect(disputeOpened(dispute).message).toBe('A cardholder disputed $209.49 on payment txn6941.');
});
