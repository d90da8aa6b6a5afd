import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import {
  applyPayout,
  isPayable,
  isPayoutDeletable,
  type PayoutStatus,
  payoutActions,
  payoutModes,
  payoutMoves,
  payoutStatusChoices,
  payoutStatuses,
  payoutStatusLabel,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, PayoutStatus>> = {
  'pending hold': 'on-hold',
  'approved hold': 'on-hold',
  'ack hold': 'on-hold',
  'on-hold release': 'pending',
  'pending approve': 'approved',
  'pending acknowledge': 'ack',
  'approved acknowledge': 'ack',
  'ack unacknowledge': 'pending',
  'ack instruct': 'instructed',
  'instructed accept': 'instruction',
  'instruction process': 'processing',
  'processing finish': 'processed',
  'processed send': 'sent',
  'sent reconcile': 'reconciled',
  'instruction return': 'failed',
  'processing return': 'failed',
  'processed return': 'failed',
  'sent return': 'failed',
};

describe('payout', () => {
  it.each(payoutStatuses)('allows exactly its moves from %s [PAYOUT-20]', (state) => {
    for (const action of payoutActions) {
      expect(applyPayout(state, action), action).toBe(allowed[`${state} ${action}`]);
    }
  });

  it('is moved by hand only where the role table says so', () => {
    const byHand = payoutMoves.filter(({ by }) => by !== 'system');
    expect(byHand.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'hold payouts.hold',
      'hold payouts.hold',
      'hold payouts.hold',
      'release payouts.hold',
      'acknowledge payouts.acknowledge',
      'acknowledge payouts.acknowledge',
      'unacknowledge payouts.acknowledge',
    ]);
  });

  it.each([
    ['ack', 'In Transit'],
    ['instructed', 'In Process'],
    ['pending', 'Pending'],
    ['on-hold', 'On-hold'],
    ['approved', 'Approved'],
    ['processing', 'Processing'],
    ['processed', 'Processed'],
    ['instruction', 'In Transit'],
    ['sent', 'Paid'],
    ['reconciled', 'Reconciled'],
    ['unknown', 'Unknown'],
    ['', 'Unknown'],
    [undefined, 'Unknown'],
    [null, 'Unknown'],
    ['returned-by-bank', 'RETURNED-BY-BANK'],
    ['toString', 'TOSTRING'],
  ])('shows the status %j as %s [PAYOUT-01..12]', (status, label) =>
    expect(payoutStatusLabel(status)).toBe(label),
  );

  it('reads like no other status where one is chosen', () => {
    expect(new Set(Object.values(payoutStatusChoices)).size).toBe(payoutStatuses.length);
  });

  it('can be deleted only when it is manual and no one acknowledged it [PAYOUT-24]', () => {
    const deletable = payoutModes.flatMap((mode) =>
      payoutStatuses
        .filter((status) => isPayoutDeletable({ mode, status }))
        .map((status) => `${mode} ${status}`),
    );
    expect(deletable.toSorted()).toEqual(['manual on-hold', 'manual pending']);
  });

  it('pays the balance to the cent and not one more', () => {
    expect(isPayable(cents(10_000), cents(10_000))).toBe(true);
    expect(isPayable(cents(10_001), cents(10_000))).toBe(false);
    expect(isPayable(cents(0), cents(10_000))).toBe(false);
  });
});
