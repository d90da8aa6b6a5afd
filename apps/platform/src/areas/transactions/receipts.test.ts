import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { act, type SaleWishes, sell } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { receiptsAnHour } from './send-receipt.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const receipt = (id: string, body: unknown, by: TestSession = manager) =>
  by.call(`backoffice/transactions/${id}/receipt`, { method: 'POST', body });

const someone = () => `${crypto.randomUUID()}@mail.example`;

const sold = async (wishes: Omit<SaleWishes, 'token'>, card?: string): Promise<string> =>
  (await sell(manager, { token: await tokenOf(api.open, card), ...wishes })).body.transactionId;

const outbox = async (...recipients: readonly string[]) =>
  (
    await api.open.pool.query<{ channel: string; body: string }>(
      'select channel, body from outbox where recipient = any($1) order by channel',
      [recipients],
    )
  ).rows;

test('a receipt goes out by email and text message, and the timeline says so', async () => {
  const id = await sold({ amount: 31 });
  const email = someone();
  const mobileNumber = '2075550188';
  expect((await receipt(id, { channel: 'email', email })).body).toEqual({ success: true });
  await receipt(id, { channel: 'sms', mobileNumber });
  const sent = await outbox(email, mobileNumber);
  expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms']);
  for (const { body: text } of sent) expect(text).toContain('$31.00');
  const timeline = await manager.get(`reporting/transactions/${id}/timeline`);
  const events = timeline.body.data.map(({ event }: { event: string }) => event);
  expect(events.filter((event: string) => event === 'receipt-sent')).toHaveLength(2);
});

test('a receipt is refused for a payment that took nothing or was voided', async () => {
  const declined = await sold({}, '4000000000000002');
  const voided = await sold({ amount: 32 });
  await act(manager, 'void', voided);
  const released = await sold({ amount: 33, capture: false });
  await act(manager, 'void', released);
  for (const id of [declined, voided, released]) {
    const email = someone();
    const response = await receipt(id, { channel: 'email', email });
    expect([response.status, response.body.code]).toEqual([409, 'NOTHING_PAID']);
    expect(await outbox(email)).toEqual([]);
  }
});

test('of an authorization, it shows a hold, not a payment', async () => {
  const id = await sold({ amount: 34, capture: false });
  const email = someone();
  await receipt(id, { channel: 'email', email });
  const [sent] = await outbox(email);
  expect(sent?.body).toContain('placed a hold of $34.00');
  expect(sent?.body).not.toContain('received your payment');
});

test('of a partly refunded payment, it says how much was refunded', async () => {
  const id = await sold({ amount: 35 });
  await act(manager, 'refund', id, { amount: 5 });
  const email = someone();
  await receipt(id, { channel: 'email', email });
  const [sent] = await outbox(email);
  expect(sent?.body).toMatch(/payment of \$35\.00[^]*Refunded: \$5\.00/);
});

test('is limited per hour, even with many requests at once', async () => {
  const id = await sold({ amount: 36 });
  const email = someone();
  const asked = Array.from({ length: receiptsAnHour + 3 }, () =>
    receipt(id, { channel: 'email', email }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(receiptsAnHour).fill(200),
    ...Array<number>(3).fill(429),
  ]);
  expect(await outbox(email)).toHaveLength(receiptsAnHour);
  expect((await receipt(await sold({ amount: 37 }), { channel: 'email', email })).status).toBe(200);
});

test('isn’t sent for others’ payments or authorizations that a clerk may not see', async () => {
  const id = await sold({ amount: 38 });
  const held = await sold({ amount: 39, capture: false });
  const email = someone();
  const sent = { channel: 'email', email };
  const clerk = await api.signIn('clerk@harbor');
  expect((await receipt(held, sent, clerk)).status).toBe(404);
  expect((await receipt(id, sent, await api.signIn('admin@juniper'))).status).toBe(404);
  expect((await receipt(id, sent, await api.signIn('accounting@harbor'))).status).toBe(403);
  expect(await outbox(email)).toEqual([]);
});
