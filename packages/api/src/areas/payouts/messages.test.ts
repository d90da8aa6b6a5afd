import { describe, expect, it } from 'vitest';
import { payouts } from './contract.ts';

describe('payouts', () => {
  it("fail in the server's words, else in their own", () => {
    const error = { code: 'INSUFFICIENT_BALANCE', message: 'Only $120.00 are available.' };
    expect(payouts.create.failure({ status: 409, error })).toBe('Only $120.00 are available.');
    for (const call of Object.values(payouts)) {
      expect(call.failure({ status: 0, error: undefined })).toBe(
        'Error while processing the payout. Try again later.',
      );
    }
  });

  it('are held and released with a reason', () => {
    const takes = (body: unknown) => payouts.hold.body.safeParse(body).success;
    expect(takes({ status: 'on-hold', reason: 'New account' })).toBe(true);
    expect(takes({ status: 'pending', reason: 'Verified' })).toBe(true);
    expect(takes({ status: 'on-hold', reason: ' ' })).toBe(false);
    expect(takes({ status: 'sent', reason: 'No' })).toBe(false);
  });

  it('are chosen by their ids, or all with the filters of the list [PAYOUT-17, PAYOUT-18]', () => {
    const read = (body: unknown) => payouts.bulkAcknowledge.body.safeParse(body);
    expect(read({ payoutIds: ['pay_1'] }).success).toBe(true);
    expect(read({ payoutIds: 'all', filters: { amountMin: '12.50' } }).data?.filters).toEqual({
      amountMin: 1250,
    });
    expect(read({ payoutIds: [] }).success).toBe(false);
    expect(read({ payoutIds: 'every' }).success).toBe(false);
    expect(read({ filters: {} }).success).toBe(false);
  });
});
