import { createServer, type Server } from 'node:http';
import { verifyWebhook } from '@payfac/api/webhook-signatures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { notifyGivenUpDelivery } from '../../areas/webhooks/notify-given-up-delivery.ts';
import { spProducts } from '../database/schema/index.ts';
import { isInternal } from './addresses.ts';
import { deliverWebhooks } from './deliver.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, no').toString('base64')}`;
const local = { mayReachThisMachine: true };

let receiver: Server;
let response = 200;
const received: Received[] = [];

beforeAll(async () => {
  receiver = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, body: Buffer.concat(chunks).toString('utf8') });
      outgoing.writeHead(response).end();
    });
  });
  await new Promise<void>((listening) => {
    receiver.listen(0, '127.0.0.1', listening);
  });
  const address = receiver.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await api.open.database
    .update(spProducts)
    .set({
      webhook: {
        url: `http://127.0.0.1:${port}/hooks`,
        enabled: true,
        events: ['payment.succeeded', 'payment.refunded'],
      },
      webhookSecret: secret,
    })
    .where(eq(spProducts.facilitatorId, 'harbor'));
  // What the seed has under way is not of these tests.
  await api.open.pool.query('delete from webhook_deliveries where next_attempt_at is not null');
});

afterAll(async () => {
  await new Promise((closed) => {
    receiver.close(closed);
  });
});

const deliver = async (reach = local, afterMs = 0) =>
  deliverWebhooks(
    api.open.database,
    new Date((await api.services.clock.now()).getTime() + afterMs),
    { reach, notifyGivenUpDelivery: notifyGivenUpDelivery },
  );

const latest = async () => {
  const provider = await api.signIn('admin@harbor');
  return (await provider.get('foundation/webhooks?pageSize=1')).body.data[0];
};

describe('deliveries', () => {
  test('are signed, contain the subscribed events, and are logged [PROD-09]', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 12.34 });
    await act(manager, 'refund', sale.body.transactionId, { amount: 2 });
    await act(manager, 'void', sale.body.transactionId, {});
    received.length = 0;
    expect(await deliver()).toBe(2);
    expect(received).toHaveLength(2);
    const events = await Promise.all(
      received.map(async ({ body, headers }) => (await verifyWebhook(body, headers, secret)).event),
    );
    const types = events.map(({ type }) => type);
    expect(types.toSorted()).toEqual(['payment.refunded', 'payment.succeeded']);
    const succeeded = events.find(({ type }) => type === 'payment.succeeded');
    expect(succeeded?.data).toMatchObject({
      transactionId: sale.body.transactionId,
      amount: 1234,
      parentTransactionId: null,
    });
    expect(await latest()).toMatchObject({ status: 'delivered', nextAttemptAt: null });
    expect(await deliver()).toBe(0);
  });

  test('are retried with the same ID until they are given up, and users are notified', async () => {
    response = 503;
    await sell(manager, { token: await tokenOf(api.open), amount: 13 });
    received.length = 0;
    let hours = 0;
    while ((await deliver(local, hours * 3_600_000)) > 0) hours += 25;
    const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(1);
    const delivery = await latest();
    expect(delivery.status).toBe('failed');
    expect(delivery.attempts).toHaveLength(10);
    expect(delivery.attempts[0]).toMatchObject({
      responseStatus: 503,
      error: 'The receiver returned 503.',
    });
    const admin = await api.signIn('admin@harbor');
    const inbox = await admin.call('foundation/notifications/events/get?kind=webhook-failing', {
      method: 'POST',
    });
    expect(inbox.body.data[0].targetId).toBe(delivery.webhookId);
    response = 200;
  });

  test('can be sent again with permission after success or failure, keeping all attempts', async () => {
    const admin = await api.signIn('admin@harbor');
    const { webhookId } = await latest();
    const again = (who = admin) =>
      who.call(`foundation/webhooks/${webhookId}/redeliver`, { method: 'POST' });
    expect((await again(manager)).status).toBe(403);
    expect((await again(await api.signIn('admin@juniper'))).status).toBe(404);

    const responses = await Promise.all([again(), again()]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await latest()).toMatchObject({ webhookId, status: 'pending' });
    received.length = 0;
    response = 503;
    let hours = 0;
    while ((await deliver(local, hours * 3_600_000)) > 0) hours += 25;
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 10 }, () => webhookId),
    );
    expect(await latest()).toMatchObject({ status: 'failed', nextAttemptAt: null });

    response = 200;
    expect((await again()).body).toMatchObject({ status: 'pending' });
    expect(await deliver()).toBe(1);
    expect(await latest()).toMatchObject({ webhookId, status: 'delivered' });
    expect((await latest()).attempts).toHaveLength(21);
  });

  test('are sent again to the current URL, but not while the webhook is off', async () => {
    const admin = await api.signIn('admin@harbor');
    const { webhookId, url, spProductId } = await latest();
    const again = () =>
      admin.call(`foundation/webhooks/${webhookId}/redeliver`, { method: 'POST' });
    const change = (webhook: object) =>
      api.open.pool.query(
        'update sp_products set webhook = webhook || $2::jsonb where sp_product_id = $1',
        [spProductId, JSON.stringify(webhook)],
      );
    await change({ enabled: false });
    const refused = await again();
    expect([refused.status, refused.body.code]).toEqual([409, 'WEBHOOK_OFF']);
    await change({ enabled: true, url: `${url}/new` });
    expect((await again()).body.url).toBe(`${url}/new`);
    expect(await deliver()).toBe(1);
    await change({ url });
  });

  test('wait while the webhook is off, say so, and are sent once it is on again', async () => {
    await sell(manager, { token: await tokenOf(api.open), amount: 15 });
    const turn = (enabled: boolean) =>
      api.open.pool.query(
        `update sp_products set webhook = webhook || $1::jsonb where facilitator_id = 'harbor'`,
        [JSON.stringify({ enabled })],
      );
    await turn(false);
    received.length = 0;
    expect(await deliver()).toBe(1);
    expect(received).toHaveLength(0);
    const { status, attempts } = await latest();
    expect(status).toBe('retrying');
    expect(attempts[0]).toMatchObject({
      responseStatus: null,
      error: 'The product’s webhook is off.',
    });
    await turn(true);
    expect(await deliver(local, 25 * 3_600_000)).toBe(1);
    expect(received).toHaveLength(1);
    expect(await latest()).toMatchObject({ status: 'delivered' });
  });

  test('reach no internal network, whatever the host name resolves to', async () => {
    await sell(manager, { token: await tokenOf(api.open), amount: 14 });
    received.length = 0;
    await deliver({ mayReachThisMachine: false });
    expect(received).toHaveLength(0);
    expect((await latest()).attempts[0].error).toContain('can’t be delivered');
  });
});

describe('internal addresses', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['::1', true],
    ['::ffff:10.0.0.1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['no address', true],
    ['93.184.216.34', false],
    ['172.32.0.1', false],
    ['2606:2800:220:1::1', false],
  ])('%s is %s', (address, expected) => {
    expect(isInternal(address)).toBe(expected);
  });
});
