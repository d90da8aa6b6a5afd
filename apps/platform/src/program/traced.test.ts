import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../../test/api.ts';
import { createAppFolder } from '../../test/app-folder.ts';
import { tokenOf } from '../../test/cards.ts';
import { KeptSpans } from '../../test/kept-spans.ts';
import { sell } from '../../test/sale.ts';
import { call, TestSession } from '../../test/session.ts';
import { beforeTests, useTestDatabase } from '../../test/use.ts';
import { spProducts } from '../kernel/database/schema/index.ts';
import { openTraces } from '../kernel/watch/open-telemetry.ts';
import { traceInto } from '../kernel/watch/traces.ts';
import { deliverWebhooks } from '../kernel/webhooks/deliver.ts';
import { createPlatformServer } from './server.ts';

const kept = new KeptSpans();
const traces = openTraces(kept, 1);
beforeAll(() => traceInto(traces.tracer));
afterAll(() => traceInto(undefined));
const open = useTestDatabase();

const served = beforeTests(
  async () => {
    const services = testServices(open, []);
    const appFolder = await createAppFolder();
    await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
    const logger = pino({ level: 'silent' });
    const server = await createPlatformServer({ services, appFolder, logger, scheme: 'http' });
    const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
    const delivered: Readonly<Record<string, unknown>>[] = [];
    const receiver = createServer((incoming, outgoing) => {
      delivered.push(incoming.headers);
      outgoing.writeHead(200).end();
    });
    await new Promise<void>((listening) => {
      receiver.listen(0, '127.0.0.1', listening);
    });
    const address = receiver.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const hook = `http://127.0.0.1:${port}/`;
    return { services, server, url, receiver, delivered, appFolder, hook };
  },
  async ({ server, receiver, appFolder }) => {
    await server.stop();
    await rm(appFolder, { recursive: true, force: true });
    receiver.closeAllConnections();
    await new Promise((closed) => {
      receiver.close(closed);
    });
  },
);

const inTrace = (traceId: string) =>
  kept.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);

test('a sale is one trace, from the request to the webhook that tells of it, and its reference is the trace', async () => {
  const { url, services, hook } = served;
  await open.database
    .update(spProducts)
    .set({
      webhook: { url: hook, enabled: true, events: ['payment.succeeded'] },
      webhookSecret: `whsec_${Buffer.from('a secret of thirty-two bytes, no').toString('base64')}`,
    })
    .where(eq(spProducts.facilitatorId, 'harbor'));
  await open.pool.query('delete from webhook_deliveries where next_attempt_at is not null');
  const session = await TestSession.begin(url, 'manager@harbor');
  const token = await tokenOf(open);
  const [sale, other] = await Promise.all([
    sell(session, { token, amount: 31 }),
    sell(session, { token, amount: 32 }),
  ]);
  expect([sale.status, other.status]).toEqual([200, 200]);
  const stranger = 'ab'.repeat(16);
  const refused = await call(url, 'harbor.localhost', '/api/v1/reporting/transactions', {
    headers: { traceparent: `00-${stranger}-${'cd'.repeat(8)}-01` },
  });
  await deliverWebhooks(open.database, await services.clock.now(), {
    reach: { mayReachThisMachine: true },
    notifyGivenUpDelivery: () => Promise.resolve(),
  });
  // Receivers are other companies: they get the delivery's id, and nothing of our traces.
  expect(served.delivered).toHaveLength(2);
  for (const headers of served.delivered) {
    expect(headers).toHaveProperty('webhook-id');
    expect(Object.keys(headers).filter((name) => /^(?:trace|baggage|b3|x-)/.test(name))).toEqual(
      [],
    );
  }
  await traces.close();
  const idOf = (response: typeof sale) => response.headers.get('x-request-id')?.slice(4) ?? '';
  for (const response of [sale, other]) {
    const own = inTrace(idOf(response));
    const names = own.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /api/v1/backoffice/transactions/creditcard/sale',
        'insert transactions',
        'processor sale',
        'insert webhook_deliveries',
        'deliver webhook',
      ]),
    );
    // One of each: no step of the other sale, which ran at the same time over the same connections, is in it.
    expect(names.filter((name) => name === 'processor sale')).toHaveLength(1);
    expect(names.filter((name) => name === 'deliver webhook')).toHaveLength(1);
    const root = own.find(({ parentSpanContext }) => !parentSpanContext);
    expect(root?.name).toBe('POST /api/v1/backoffice/transactions/creditcard/sale');
    const ids = new Set(own.map((span) => span.spanContext().spanId));
    for (const { parentSpanContext } of own) {
      if (parentSpanContext) expect(ids).toContain(parentSpanContext.spanId);
    }
  }
  // An error tells the reference in its body; whoever asks does not choose the trace.
  expect(refused.body.requestId).toBe(refused.headers.get('x-request-id'));
  expect(inTrace(stranger)).toEqual([]);
  const [asked] = inTrace(idOf(refused)).filter(({ links }) => links.length > 0);
  expect(asked?.links[0]?.context.traceId).toBe(stranger);
});
