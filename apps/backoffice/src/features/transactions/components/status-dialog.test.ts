import { cardPaymentStates } from '@payfac/domain/transactions';
import { expect, it } from 'vitest';
import { movesByHand } from './status-dialog.tsx';

const of = (status: 'authorized' | 'processing' | 'for-review' | 'settled' | 'unknown') =>
  movesByHand({ status, paymentType: 'creditCard' }, () => true).map(({ to }) => to);

it('a manual status change follows the state machine, and never to settled or disputed [PAY-03]', () => {
  expect(of('for-review')).toEqual(['processing', 'voided']);
  expect(of('authorized')).toEqual(['processing', 'voided', 'expired']);
  expect(of('processing')).toEqual(['voided']);
  expect(of('unknown')).toEqual(['processing', 'declined']);
  const all = cardPaymentStates.flatMap((status) =>
    movesByHand({ status, paymentType: 'creditCard' }, () => true),
  );
  expect(all.map(({ to }) => to)).not.toContain('settled');
  expect(all.map(({ to }) => to)).not.toContain('charged-back');
});

it('an eCheck’s status can’t be changed manually, nor any without permission', () => {
  expect(movesByHand({ status: 'processing', paymentType: 'eCheck' }, () => true)).toEqual([]);
  expect(movesByHand({ status: 'authorized', paymentType: 'creditCard' }, () => false)).toEqual([]);
});
