import { createHmac } from 'node:crypto';
import { cents } from '@payfac/domain/money';
import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook, WebhookError } from './index.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const now = Date.UTC(2026, 4, 1, 16, 20, 11);
const timestamp = now / 1000;

const event = {
  type: 'payment.refunded',
  timestamp: '2026-05-01T16:20:10.000Z',
  data: {
    transactionId: 'txn000000012346',
    parentTransactionId: 'txn000000012345',
    subMerchantId: 'sm_00012',
    spProductId: 'spp_tidewater',
    amount: 20,
    currency: 'USD',
    paymentType: 'creditCard',
    cardBrand: 'visa',
    lastFour: '4242',
    customerId: null,
    invoiceNumber: 'INV-2041',
    responseCode: '00',
    responseMessage: 'Approved — café',
  },
} as const;
const payload = JSON.stringify(event);
const content = { id: 'msg_2b9f', timestamp, payload };

const reasonOf = async (verifying: Promise<unknown>) => {
  const problem = await verifying.catch((error: unknown) => error);
  return problem instanceof WebhookError ? problem.reason : problem;
};

describe('a signature', () => {
  it('is the vector the scheme publishes', async () => {
    const headers = await signWebhook(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        timestamp: 1_614_265_330,
        payload: '{"test": 2432232314}',
      },
      secret,
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it("is what Node's own HMAC says", async () => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const hmac = createHmac('sha256', key).update(`msg_2b9f.${timestamp}.${payload}`);
    const headers = await signWebhook(content, secret);
    expect(headers).toEqual({
      'webhook-id': 'msg_2b9f',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${hmac.digest('base64')}`,
    });
  });

  it.each(['', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'whsec_!'])(
    'is not made with the malformed secret %j',
    async (malformed) => {
      await expect(signWebhook(content, malformed)).rejects.toBeInstanceOf(TypeError);
      const headers = await signWebhook(content, secret);
      await expect(verifyWebhook(payload, headers, malformed, { now })).rejects.toBeInstanceOf(
        TypeError,
      );
    },
  );
});

describe('a delivery', () => {
  it('that is genuine returns its event, decoded, from headers of either kind', async () => {
    const headers = await signWebhook(content, secret);
    const verified = await verifyWebhook(payload, headers, secret, { now });
    expect(verified.id).toBe('msg_2b9f');
    if (verified.event.type !== 'payment.refunded') throw new Error(verified.event.type);
    expect(verified.event.data.amount).toBe(cents(2000));
    expect(verified.event.timestamp).toEqual(new Date('2026-05-01T16:20:10.000Z'));
    const others = [
      new Headers(headers),
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
      ),
      { ...headers, 'webhook-signature': [headers['webhook-signature'] ?? ''] },
    ];
    for (const each of others)
      expect((await verifyWebhook(payload, each, secret, { now })).id).toBe('msg_2b9f');
  });

  it.each([
    ['payload', { payload: payload.replace('20,', '2000,') }],
    ['payload, by a space', { payload: `${payload} ` }],
    ['id', { id: 'msg_2b9e' }],
    ['timestamp', { timestamp: timestamp + 1 }],
  ])('that was tampered with (%s) is refused', async (_, change) => {
    const signed = await signWebhook(content, secret);
    const { id, timestamp: at, payload: body } = { ...content, ...change };
    const headers = { ...signed, 'webhook-id': id, 'webhook-timestamp': String(at) };
    expect(await reasonOf(verifyWebhook(body, headers, secret, { now }))).toBe('signature');
  });

  it('signed with another secret is refused', async () => {
    const headers = await signWebhook(content, other);
    expect(await reasonOf(verifyWebhook(payload, headers, secret, { now }))).toBe('signature');
  });

  it.each([
    ['id', { 'webhook-id': '' }, 'headers'],
    ['timestamp', { 'webhook-timestamp': undefined }, 'headers'],
    ['whole timestamp', { 'webhook-timestamp': `${timestamp}.5` }, 'headers'],
    ['signature', { 'webhook-signature': '' }, 'headers'],
    ['signature of this version', { 'webhook-signature': 'v1a,AAAA' }, 'signature'],
    ['signature in base64', { 'webhook-signature': 'v1,%%%' }, 'signature'],
    ['signature of full length', { 'webhook-signature': 'v1,AAAA' }, 'signature'],
  ])('without its %s is refused', async (_, change, reason) => {
    const headers = { ...(await signWebhook(content, secret)), ...change };
    expect(await reasonOf(verifyWebhook(payload, headers, secret, { now }))).toBe(reason);
  });

  it.each([
    ['five minutes old', -300, undefined],
    ['older', -301, 'timestamp'],
    ['five minutes ahead', 300, undefined],
    ['further ahead', 301, 'timestamp'],
  ])('%s is judged by its timestamp', async (_, seconds, reason) => {
    const late = { ...content, timestamp: timestamp + seconds };
    const headers = await signWebhook(late, secret);
    const verifying = verifyWebhook(payload, headers, secret, { now });
    if (reason) expect(await reasonOf(verifying)).toBe(reason);
    else expect((await verifying).id).toBe('msg_2b9f');
  });

  it('may be as old as the receiver says', async () => {
    const headers = await signWebhook({ ...content, timestamp: timestamp - 10 }, secret);
    const options = { now, toleranceSeconds: 5 };
    expect(await reasonOf(verifyWebhook(payload, headers, secret, options))).toBe('timestamp');
  });

  it('is believed on either side while a secret is being replaced', async () => {
    const both = await signWebhook(content, [secret, other]);
    expect(both['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const one of [secret, other])
      expect((await verifyWebhook(payload, both, one, { now })).id).toBe('msg_2b9f');
    const headers = await signWebhook(content, other);
    expect((await verifyWebhook(payload, headers, [secret, other], { now })).id).toBe('msg_2b9f');
  });

  const verifiedOf = async (body: string) => {
    const headers = await signWebhook({ ...content, payload: body }, secret);
    return (await verifyWebhook(body, headers, secret, { now })).event;
  };

  it('of a type that this version does not know is read as it came', async () => {
    const data = { walletId: 'wal_1', amount: 12.5 };
    expect(await verifiedOf(JSON.stringify({ ...event, type: 'wallet.topped_up', data }))).toEqual({
      type: 'unknown',
      name: 'wallet.topped_up',
      timestamp: new Date('2026-05-01T16:20:10.000Z'),
      data,
    });
  });

  it('with a value that this version does not know is read, amounts and all', async () => {
    const data = { ...event.data, cardBrand: 'brand-of-tomorrow' };
    const read = await verifiedOf(JSON.stringify({ ...event, data }));
    if (read.type !== 'payment.refunded') throw new Error(read.type);
    expect([read.data.cardBrand, read.data.amount]).toEqual(['brand-of-tomorrow', cents(2000)]);
  });

  it.each(['{', '{"type":"payment.exploded"}', JSON.stringify({ ...event, data: {} })])(
    'that is signed but no event says so: %s',
    async (body) => {
      const headers = await signWebhook({ ...content, payload: body }, secret);
      expect(await reasonOf(verifyWebhook(body, headers, secret, { now }))).toBe('payload');
    },
  );
});
