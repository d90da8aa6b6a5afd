import { createServer, type Server } from 'node:http';
import { verifyWebhook } from '@payfac/api/webhook-signatures';
import { webhookRetryDelaysMs } from '@payfac/domain/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { notifyGivenUpDelivery } from '../../areas/webhooks/notify-given-up-delivery.ts';
import { createRandom } from '../../program/seed/random.ts';
import { deliverWebhooks } from './deliver.ts';

/*
 * A receiver that refuses, breaks off and redirects at random gets every event at least once, or ten times in vain:
 * under one id, with one payload, signed, and never before its time. Two processes deliver at once.
 */

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

/** How many payments are told of; `npm run prove` makes 400. */
const wanted = Number(process.env['WEBHOOK_EVENTS'] ?? 30);
const attemptsInAll = webhookRetryDelaysMs.length + 1;
const seed = 'every event';
const random = createRandom(seed);
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, no').toString('base64')}`;

interface Attempt {
  /** Business time, in milliseconds. */
  readonly at: number;
  readonly payload: string;
  readonly isTaken: boolean;
}

const attempts = new Map<string, Attempt[]>();
const wrong: string[] = [];
let receiver: Server;
let now = 0;

type Reply = number | 'breaks off' | 'takes it, then breaks off';
const replies: readonly (readonly [Reply, number])[] = [
  [200, 3],
  [204, 1],
  [301, 1],
  [410, 1],
  [500, 2],
  [503, 3],
  ['breaks off', 2],
  ['takes it, then breaks off', 1],
];

/** Some events are never taken, so that they are given up. */
const isHopeless = (id: string): boolean => createRandom(`${seed} ${id}`).chance(0.1);

async function take(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
) {
  const id = String(headers['webhook-id']);
  await verifyWebhook(body, headers, secret).catch((problem: unknown) =>
    wrong.push(`${id} is signed wrongly: ${String(problem)}`),
  );
  const reply = isHopeless(id) ? 503 : random.weighted(replies);
  const isTaken = reply === 200 || reply === 204 || reply === 'takes it, then breaks off';
  const known = attempts.get(id) ?? [];
  attempts.set(id, [...known, { at: now, payload: body, isTaken }]);
  return reply;
}

beforeAll(async () => {
  receiver = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const reply = await take(incoming.headers, Buffer.concat(chunks).toString('utf8'));
      if (incoming.url !== '/hooks') wrong.push(`a redirect was followed to ${incoming.url}`);
      if (typeof reply === 'string') incoming.socket.destroy();
      else outgoing.writeHead(reply, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((listening) => {
    receiver.listen(0, '127.0.0.1', listening);
  });
  const address = receiver.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const webhook = {
    url: `http://127.0.0.1:${port}/hooks`,
    enabled: true,
    events: ['payment.succeeded', 'payment.refunded'],
  };
  await api.open.pool.query(
    "update sp_products set webhook = $1::jsonb, webhook_secret = $2 where facilitator_id = 'harbor'",
    [JSON.stringify(webhook), secret],
  );
  await api.open.pool.query('delete from webhook_deliveries');
});

afterAll(async () => {
  await new Promise((closed) => {
    receiver.close(closed);
  });
});

/** Sales, every third of them refunded. @returns how many events they are. */
async function makeEvents(): Promise<number> {
  const token = await tokenOf(api.open);
  let events = 0;
  for (let made = 0; made < wanted; made += 10) {
    await Promise.all(
      Array.from({ length: Math.min(10, wanted - made) }, async (_, place) => {
        const { body } = await sell(manager, { token, amount: 10 });
        events += 1;
        if ((made + place) % 3 !== 0) return;
        await act(manager, 'refund', body.transactionId, { amount: 2 });
        events += 1;
      }),
    );
  }
  return events;
}

/** Delivers what is due at each moment at which something becomes due. */
async function deliverAll(): Promise<void> {
  const ways = { reach: { mayReachThisMachine: true }, notifyGivenUpDelivery };
  for (;;) {
    const { rows } = await api.open.pool.query<{ due: Date | null }>(
      'select min(next_attempt_at) as due from webhook_deliveries',
    );
    const due = rows[0]?.due;
    if (!due) return;
    now = due.getTime();
    await Promise.all([
      deliverWebhooks(api.open.database, due, ways),
      deliverWebhooks(api.open.database, due, ways),
    ]);
  }
}

interface Stored {
  readonly id: string;
  readonly status: string;
}

/** What is wrong with the attempts of a delivery. */
function wrongOf({ id, status }: Stored): readonly string[] {
  const made = attempts.get(id) ?? [];
  const isEarly = made.some(({ at }, place) => {
    const before = made[place - 1];
    return before !== undefined && at - before.at < (webhookRetryDelaysMs[place - 1] ?? Infinity);
  });
  const payloads = new Set(made.map(({ payload }) => payload));
  const isTaken = made.some((one) => one.isTaken);
  const isGivenUp = status === 'failed' && made.length === attemptsInAll;
  return [
    ...(status === 'delivered' || isGivenUp ? [] : [`${id} is ${status} after ${made.length}`]),
    ...(status === 'delivered' && !isTaken ? [`${id} never arrived`] : []),
    ...(isEarly ? [`${id} was tried again too early`] : []),
    ...(payloads.size === 1 ? [] : [`${id} told ${payloads.size} different things`]),
  ];
}

test(`every event of ${wanted} payments is delivered at least once, or given up after ten attempts [PROD-09]`, async () => {
  const events = await makeEvents();
  await deliverAll();
  const { rows } = await api.open.pool.query<Stored>(
    'select webhook_id as id, status from webhook_deliveries',
  );
  wrong.push(...rows.flatMap(wrongOf));
  if (rows.length !== events) wrong.push(`${events} events are ${rows.length} deliveries`);
  const given = rows.filter(({ status }) => status === 'failed').length;
  const sent = [...attempts.values()].reduce((sum, made) => sum + made.length, 0);
  figure('webhooks', {
    tried: events,
    wrong: wrong.length,
    seed,
    measured: `${sent} attempts, ${given} given up after ${attemptsInAll}`,
  });
  expect(wrong).toEqual([]);
  expect([...attempts.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
}, 600_000);
