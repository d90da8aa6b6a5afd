import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type PlatformSession, sendTo, signInTo } from '../measure/platform-session.ts';

/** As many people at once, each waiting for an answer before the next request. */
const clients = 50;
const seconds = Number(process.env['SECONDS_OF_LOAD'] ?? 60);
/** Of all requests; the others are sales. */
const shareOfReads = 0.8;

const reads = [
  '/api/v1/reporting/transactions?pageSize=25',
  '/api/v1/reporting/transactions?pageSize=25&status=settled&sort=-amount',
  '/api/v1/reporting/transactions/stats',
  '/api/v1/reporting/customers?pageSize=25',
  '/api/v1/backoffice/accounts/submerchants',
] as const;

interface Kind {
  readonly name: string;
  readonly times: number[];
  errors: number;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);

/** A card kept with a customer of the account, so that it can be charged again and again. */
async function savedCard(port: number, session: PlatformSession, subMerchantId: string) {
  const ask = async (path: string, body?: unknown) => {
    const { status, body: text } = await session.send({
      method: body === undefined ? 'GET' : 'POST',
      path: `/api/v1/backoffice/${path}`,
      ...(body === undefined ? {} : { body }),
    });
    if (status !== 200) throw new Error(`${path} answered ${status} ${text}`);
    return JSON.parse(text);
  };
  const { tokenizationId } = await ask(`tokens/virtualTerminal?subMerchantId=${subMerchantId}`);
  const { context } = await ask(`creditcard/tokenization/${tokenizationId}/generatecontext`, {
    targetOrigins: [`http://harbor.localhost:${port}`],
  });
  const host = `pay.harbor.localhost:${port}`;
  const tokenized = await sendTo(port, {
    method: 'POST',
    path: '/v1/transactions/creditcard/tokenization/',
    host,
    headers: { origin: `http://${host}` },
    body: {
      context,
      cardNumber: '4242424242424242',
      expirationMonth: 12,
      expirationYear: 2034,
      cvv: '123',
    },
  });
  const { token }: { token: string } = JSON.parse(tokenized.body);
  await ask('tokenization/tokenize/converttopermanent', { token });
  return token;
}

function print({ name, times, errors }: Kind): void {
  const sorted = times.toSorted((a, b) => a - b);
  const perSecond = (times.length / seconds).toFixed(0);
  console.log(
    `  ${name.padEnd(8)} ${String(times.length).padStart(7)} answered (${perSecond} a second), ${errors} errors; median ${at(sorted, 0.5)}, p95 ${at(sorted, 0.95)}, p99 ${at(sorted, 0.99)} ms`,
  );
}

/** Reads and sales of many people at once. Needs a platform with full seed: `npm start` beside it. */
export async function run(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4400);
  console.log(
    `\n${clients} clients for ${seconds} s, ${shareOfReads * 100} reads to ${Math.round((1 - shareOfReads) * 100)} sales, on port ${port}`,
  );
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const session = await signInTo(port, 'manager@harbor', agent).catch((error: Error) => {
    console.log(`  left out: no platform answers on port ${port} (${error.message})`);
  });
  if (!session) return;
  const names = await session.send({
    method: 'GET',
    path: '/api/v1/backoffice/accounts/submerchants',
  });
  const { subMerchantId } = JSON.parse(names.body).data[0];
  const token = await savedCard(port, session, subMerchantId);
  const kinds: Readonly<Record<'read' | 'sale', Kind>> = {
    read: { name: 'reads', times: [], errors: 0 },
    sale: { name: 'sales', times: [], errors: 0 },
  };
  const until = performance.now() + seconds * 1000;

  const readOnce = () =>
    session.send({ method: 'GET', path: reads[Math.floor(Math.random() * reads.length)] ?? '' });
  const sellOnce = () =>
    session.send({
      method: 'POST',
      path: '/api/v1/backoffice/transactions/creditcard/sale',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        subMerchantId,
        token,
        amount: 10 + Math.floor(Math.random() * 9000) / 100,
        cardHolderName: 'Ada Palmer',
        billingAddress: { street: '1 Main St', zip: '94103' },
      },
    });

  async function client(): Promise<void> {
    while (performance.now() < until) {
      const isRead = Math.random() < shareOfReads;
      const kind = isRead ? kinds.read : kinds.sale;
      const start = performance.now();
      const status = await (isRead ? readOnce() : sellOnce()).then(
        (answer) => answer.status,
        () => 0,
      );
      kind.times.push(performance.now() - start);
      if (status !== 200) kind.errors += 1;
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  print(kinds.read);
  print(kinds.sale);
}
