import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { securityTime } from '../../../test/moments.ts';
import { act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const timeline = async (id: string) =>
  (await manager.get(`reporting/transactions/${id}/timeline`)).body;

const events = async (id: string): Promise<string[]> =>
  (await timeline(id)).data.map(({ event }: { event: string }) => event);

describe('a card payment', () => {
  test('is charged once with a token made for one payment', async () => {
    const expiresAt = securityTime(60_000);
    const token = await tokenOf(api.open, '4242424242424242', { expiresAt });
    const responses = await Promise.all([1, 2, 3].map(() => sell(manager, { token })));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400,
    ]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused?.body.errors).toEqual([
      { path: 'token', message: 'Enter the card again. Its token isn’t valid.' },
    ]);
  });

  test('is sold, listed, refunded in part, never over-refunded, and refunded whole [PAY-07, SCOPE-06]', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 100.1 });
    expect(sale.status).toBe(200);
    const { transactionId } = sale.body;
    expect(sale.body).toMatchObject({
      operation: 'sale',
      outcome: 'success',
      status: 'processing',
      amount: 100.1,
      capturedAmount: 100.1,
      refundedAmount: 0,
      truncatedCardNumber: '4242',
    });

    const list = await manager.get('reporting/transactions?pageSize=1');
    expect(list.body.data[0]).toEqual(sale.body);

    const part = await act(manager, 'refund', transactionId, { amount: 40.05, reason: 'Returned' });
    expect(part.body).toMatchObject({
      operation: 'refund',
      status: 'success',
      amount: 40.05,
      parentTransactionId: transactionId,
    });
    expect((await timeline(transactionId)).transaction).toMatchObject({
      status: 'partially-refunded',
      refundedAmount: 40.05,
    });

    const over = await act(manager, 'refund', transactionId, { amount: 60.06 });
    expect(over.status).toBe(409);
    expect(over.body).toMatchObject({
      code: 'OVER_REFUND',
      message: 'Refund amount exceeds original transaction amount',
    });

    const voided = await act(manager, 'void', transactionId);
    expect([voided.status, voided.body.message]).toEqual([409, 'Invalid Transaction Status']);

    const rest = await act(manager, 'refund', transactionId);
    expect(rest.body).toMatchObject({ amount: 60.05, status: 'success' });
    expect((await timeline(transactionId)).transaction.status).toBe('refunded');
    expect(await events(transactionId)).toEqual([
      'approved',
      'refund-requested',
      'refunded',
      'refund-requested',
      'refunded',
    ]);
    const again = await act(manager, 'refund', transactionId, { amount: 0.01 });
    expect(again.body.code).toBe('OVER_REFUND');
  });

  test('is voided once, before anything was refunded', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open) });
    const voided = await act(manager, 'void', sale.body.transactionId);
    expect(voided.body).toMatchObject({
      transactionId: sale.body.transactionId,
      status: 'voided',
      capturedAmount: 0,
    });
    expect((await act(manager, 'void', sale.body.transactionId)).status).toBe(409);
    expect((await act(manager, 'refund', sale.body.transactionId)).body.message).toBe(
      'Invalid Transaction Status',
    );
    expect(await events(sale.body.transactionId)).toEqual(['approved', 'voided']);
  });

  test('is authorized, shows its expiry, and is captured once, in part [SCOPE-06]', async () => {
    const sale = await sell(manager, {
      token: await tokenOf(api.open),
      amount: 80,
      capture: false,
    });
    const { transactionId } = sale.body;
    expect(sale.body).toMatchObject({
      operation: 'auth',
      status: 'authorized',
      authorizedAmount: 80,
      capturedAmount: 0,
    });
    const life = Date.parse(sale.body.expiresAt) - Date.parse(sale.body.createdAt);
    expect(Math.round(life / 86_400_000)).toBe(7);

    const tooMuch = await act(manager, 'capture', transactionId, { amount: 80.01 });
    expect([tooMuch.status, tooMuch.body.errors[0].path]).toEqual([400, 'amount']);
    expect((await act(manager, 'refund', transactionId, { amount: 1 })).status).toBe(409);

    const captured = await act(manager, 'capture', transactionId, { amount: 50 });
    expect(captured.body).toMatchObject({
      transactionId,
      status: 'processing',
      capturedAmount: 50,
    });
    expect((await act(manager, 'capture', transactionId, { amount: 30 })).status).toBe(409);
    expect((await act(manager, 'refund', transactionId, { amount: 50.01 })).body.code).toBe(
      'OVER_REFUND',
    );
    expect((await act(manager, 'refund', transactionId, { amount: 50 })).status).toBe(200);
  });

  test('that is declined returns 402 with the issuer’s words and can be opened', async () => {
    const token = await tokenOf(api.open, '4000000000009995');
    const declined = await sell(manager, { token });
    expect(declined.status).toBe(402);
    expect(declined.body).toMatchObject({
      code: 'DECLINED',
      declineCode: '51',
      message: 'Insufficient funds',
    });
    const { transaction } = await timeline(declined.body.transactionId);
    expect(transaction).toMatchObject({
      status: 'declined',
      outcome: 'failed',
      authorizedAmount: 0,
    });
    expect(await events(declined.body.transactionId)).toEqual(['declined']);
  });

  test('approved in part captures what was approved', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open), zip: '46225' });
    expect(sale.body).toMatchObject({ amount: 120, authorizedAmount: 1.23, capturedAmount: 1.23 });
    expect((await act(manager, 'refund', sale.body.transactionId, { amount: 1.24 })).status).toBe(
      409,
    );
  });

  test('fails without moving money if the processor is down', async () => {
    const response = await sell(manager, { token: await tokenOf(api.open), amount: 3000 });
    expect([response.status, response.body.code]).toEqual([502, 'PROCESSOR_UNAVAILABLE']);
    const { transaction } = await timeline(response.body.transactionId);
    expect(transaction).toMatchObject({ outcome: 'errored', status: 'errored' });
  });

  test('can’t use a token of another account or facilitator, or an expired one', async () => {
    const wrong = [
      await tokenOf(api.open, '4242424242424242', { facilitatorId: 'juniper' }),
      await tokenOf(api.open, '4242424242424242', { subMerchantId: 'sm_elsewhere' }),
      await tokenOf(api.open, '4242424242424242', { expiresAt: securityTime(-1) }),
      'tok_unknown',
    ];
    for (const token of wrong) {
      const response = await sell(manager, { token });
      expect([response.status, response.body.errors[0].path]).toEqual([400, 'token']);
    }
  });
});

describe('settling', () => {
  test('replaces void with refund, and books fees and reserve', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 200 });
    const settled = await manager.control('settle');
    expect(settled.status).toBe(200);
    expect(settled.body.batches).toBeGreaterThan(0);
    const { transaction } = await timeline(sale.body.transactionId);
    expect(transaction).toMatchObject({ status: 'settled' });
    expect(transaction.batchId).toMatch(/^bat_/);
    expect((await act(manager, 'void', sale.body.transactionId)).status).toBe(409);
    expect((await act(manager, 'refund', sale.body.transactionId, { amount: 5 })).status).toBe(200);
    expect((await timeline(sale.body.transactionId)).transaction.status).toBe('partially-refunded');
    const again = await manager.control('settle');
    expect(again.body.batches).toBe(1);
  });
});

describe('time', () => {
  test('expires authorizations, fails a refund later and opens disputes', async () => {
    const auth = await sell(manager, { token: await tokenOf(api.open), capture: false });
    const refundFails = await sell(manager, { token: await tokenOf(api.open, '4000000000005126') });
    const refund = await act(manager, 'refund', refundFails.body.transactionId, { amount: 20 });
    expect(refund.body.status).toBe('success');
    const disputed = await sell(manager, { token: await tokenOf(api.open, '4000000000000259') });

    const moved = await manager.control('clock', { advanceSeconds: 8 * 86_400 });
    expect(moved.status).toBe(200);
    expect(moved.body.done['processor-events']).toBeGreaterThanOrEqual(2);

    expect((await timeline(auth.body.transactionId)).transaction.status).toBe('expired');
    expect((await act(manager, 'capture', auth.body.transactionId)).status).toBe(409);

    const after = await timeline(refundFails.body.transactionId);
    expect(after.transaction).toMatchObject({ status: 'settled', refundedAmount: 0 });
    expect(await events(refundFails.body.transactionId)).toContain('refund-failed');

    const dispute = await timeline(disputed.body.transactionId);
    expect(dispute.transaction.status).toBe('charged-back');
    expect((await act(manager, 'refund', disputed.body.transactionId)).status).toBe(409);
  });
});
