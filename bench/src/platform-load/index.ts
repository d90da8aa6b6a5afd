import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { askedScale, startBenchPlatform } from '../measure/bench-platform.ts';
import { writeFigures } from '../measure/figures.ts';
import { percentile } from '../measure/percentiles.ts';
import { signInTo } from '../measure/platform-session.ts';
import { savedCards } from './saved-cards.ts';

/** Number of concurrent users, each waiting for a response before the next request. */
const clients = 50;
export const secondsOfLoad = Number(process.env['SECONDS_OF_LOAD'] ?? 60);
/** Customers per desk: no card is charged so often that fraud rules hit. */
const cardsOfADesk = 4;
/** Share of reads; the other requests are sales. */
const shareOfReads = 0.8;
const saleGoalMs = 150;
const blockGoalMs = 200;

const reads = [
  '/api/v1/reporting/transactions?pageSize=25',
  '/api/v1/reporting/transactions?pageSize=25&status=settled&sort=-amount',
  '/api/v1/reporting/transactions/stats',
  '/api/v1/reporting/customers?pageSize=25',
  '/api/v1/backoffice/accounts/submerchants',
] as const;

const anyOf = <T>(some: readonly T[]): T | undefined =>
  some[Math.floor(Math.random() * some.length)];

/** One user's point of sale: an account, and its customers' cards. */
interface Desk {
  readonly subMerchantId: string;
  readonly cards: readonly string[];
}

interface Kind {
  readonly name: string;
  readonly times: number[];
  errors: number;
  /** Of the errors, those that tell to try again in a moment. */
  waits: number;
}

function row({ name, times, errors }: Kind): readonly string[] {
  const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  return [
    name,
    String(times.length),
    (times.length / secondsOfLoad).toFixed(0),
    String(errors),
    ...shares,
  ];
}

/** Many people at once, for a while. */
export async function load(port: number): Promise<Readonly<Record<'read' | 'sale', Kind>>> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const session = await signInTo(port, 'manager@harbor', agent);
  const names = await session.send({
    method: 'GET',
    path: '/api/v1/backoffice/accounts/submerchants',
  });
  const accounts: { readonly subMerchantId: string }[] = JSON.parse(names.body).data;
  const kinds: Readonly<Record<'read' | 'sale', Kind>> = {
    read: { name: 'reads', times: [], errors: 0, waits: 0 },
    sale: { name: 'sales', times: [], errors: 0, waits: 0 },
  };
  const desks: Desk[] = [];
  for (let place = 0; place < clients; place += 1) {
    const { subMerchantId = '' } = accounts[place % accounts.length] ?? {};
    const cards = await savedCards(port, session, subMerchantId, cardsOfADesk);
    desks.push({ subMerchantId, cards });
  }
  const until = performance.now() + secondsOfLoad * 1000;

  const readOnce = () => session.send({ method: 'GET', path: anyOf(reads) ?? '' });
  const sellOnce = ({ subMerchantId, cards }: Desk) =>
    session.send({
      method: 'POST',
      path: '/api/v1/backoffice/transactions/creditcard/sale',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        subMerchantId,
        token: anyOf(cards),
        amount: (1000 + Math.floor(Math.random() * 9000)) / 100,
        cardHolderName: 'Ada Palmer',
        billingAddress: { street: '1 Main St', zip: '94103' },
      },
    });

  async function client(desk: Desk): Promise<void> {
    while (performance.now() < until) {
      const isRead = Math.random() < shareOfReads;
      const kind = isRead ? kinds.read : kinds.sale;
      const start = performance.now();
      const status = await (isRead ? readOnce() : sellOnce(desk)).then(
        (response) => response.status,
        () => 0,
      );
      kind.times.push(performance.now() - start);
      if (status !== 200) kind.errors += 1;
      if (status === 503) kind.waits += 1;
    }
  }

  await Promise.all(desks.map(client));
  agent.destroy();
  return kinds;
}

/** Concurrent reads and sales: `npm run bench -- platform-load --scale 10`. */
export async function run(): Promise<void> {
  const platform = await startBenchPlatform(askedScale());
  try {
    await platform.measure();
    const { read, sale } = await load(platform.port);
    const { longestBlockMs } = await platform.measure();
    await writeFigures('platform-load', {
      title: 'Platform under load',
      about: `${clients} clients for ${secondsOfLoad} seconds, each waiting for a response before it asks again: ${shareOfReads * 100} reads to ${Math.round((1 - shareOfReads) * 100)} sales with ${clients * cardsOfADesk} cards, on ${platform.payments.toLocaleString('en-US')} payments. The platform, its database and whoever asks share the processors. Milliseconds.`,
      tables: [
        {
          head: ['', 'responses', 'a second', 'errors', 'median', 'p95', 'p99'],
          rows: [row(read), row(sale)],
        },
      ],
      goals: [
        { name: 'p95 of a sale', value: percentile(sale.times, 0.95), most: saleGoalMs },
        { name: 'Errors', value: read.errors + sale.errors, most: 0 },
        { name: "The event loop's longest block", value: longestBlockMs, most: blockGoalMs },
      ],
    });
  } finally {
    await platform.stop();
  }
}
