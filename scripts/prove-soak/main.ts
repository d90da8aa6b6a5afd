/*
 * Calls a platform for minutes in every way: lists and figures of the contract, exports, sales and what follows them,
 * records that are made and changed, sign-ons. Its heap, garbage collected, is read after a warm-up and at the end.
 *
 * node scripts/prove-soak/main.ts, with SOAK_SECONDS (120) after SOAK_WARMUP_SECONDS (45), SOAK_CLIENTS (8) and
 * SOAK_SEED.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routesOf } from '../../apps/platform/src/http/routes.ts';
import { contractAreas } from '../../apps/platform/src/program/registry.ts';
import { createRandom } from '../../apps/platform/src/program/seed/random.ts';
import { startBenchPlatform } from '../../bench/src/measure/bench-platform.ts';
import {
  type ApiResponse,
  type PlatformSession,
  signInTo,
} from '../../bench/src/measure/platform-session.ts';
import { savedCards } from '../../bench/src/platform-load/saved-cards.ts';
import { figure } from '../testing/figure.ts';

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const seconds = setting('SOAK_SECONDS', 120);
const warmUpSeconds = setting('SOAK_WARMUP_SECONDS', 45);
const clients = setting('SOAK_CLIENTS', 8);
const seed = process.env['SOAK_SEED'] ?? '1';
const scale = 0.05;
const mostGrowthMb = 15;
/** As many as a card entry takes. */
const cards = 20;

const { simulator: _simulator, ...areas } = contractAreas;
/** Calls that only read, and need no record's id. */
const reads = routesOf(areas).filter(
  ({ endpoint: { method, path, access } }) =>
    method === 'GET' && !path.includes('{') && access !== 'sign-on',
);
const exportsOf = reads.filter(({ endpoint }) => endpoint.csv !== undefined);

const folder = mkdtempSync(join(tmpdir(), 'payfac-soak-'));
process.env['BENCH_DATA'] = folder;
const platform = await startBenchPlatform(scale);
const { port } = platform;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
let calls = 0;
const wrong: string[] = [];
const over = new AbortController();

const note = (what: string, { status, body }: ApiResponse): void => {
  calls += 1;
  // 502 and 504 come from the processor: some simulator amounts trigger them. 503 tells to wait: a third export, say.
  if (status >= 500 && ![502, 503, 504].includes(status))
    wrong.push(`${what}: ${status} ${body.slice(0, 300)}`);
};

interface Caller {
  readonly admin: PlatformSession;
  readonly manager: PlatformSession;
  readonly subMerchantId: string;
  readonly tokens: readonly string[];
}

const pay = (session: PlatformSession, path: string, body: unknown): Promise<ApiResponse> =>
  session.send({
    method: 'POST',
    path: `/api/v1/backoffice/transactions/creditcard/${path}`,
    headers: { 'idempotency-key': randomUUID() },
    body,
  });

async function client(place: number, { admin, manager, subMerchantId, tokens }: Caller) {
  const random = createRandom(`soak ${seed} ${place}`);
  const paid: string[] = [];
  const works: Readonly<Record<string, () => Promise<ApiResponse>>> = {
    read: () => {
      const [path = ''] = random.pick(reads).patterns;
      return random.pick([admin, manager]).send({ method: 'GET', path });
    },
    export: () => {
      const [path = ''] = random.pick(exportsOf).patterns;
      return admin.send({ method: 'GET', path: `${path}?export=csv` });
    },
    sale: async () => {
      const response = await pay(manager, 'sale', {
        subMerchantId,
        token: random.pick(tokens),
        amount: random.int(500, 9_999) / 100,
        capture: random.chance(0.7),
        cardHolderName: 'Ada Palmer',
        billingAddress: { street: '1 Main St', zip: '94103' },
      });
      if (response.status === 200) paid.push(JSON.parse(response.body).transactionId);
      return response;
    },
    follow: () => {
      const kind = random.pick(['capture', 'void', 'refund']);
      return pay(manager, `${paid.pop() ?? 'none'}/${kind}`, {});
    },
    customer: () =>
      manager.send({
        method: 'POST',
        path: '/api/v1/backoffice/customers',
        body: { subMerchantId, name: `Ada ${place}`, zip: '94103' },
      }),
    'sign-on': async () => {
      const other = await signInTo(port, 'clerk@harbor', agent);
      return other.send({ method: 'GET', path: '/api/v1/reporting/transactions?pageSize=5' });
    },
  };
  while (!over.signal.aborted) {
    const name = random.weighted<string>([
      ['read', 12],
      ['export', 1],
      ['sale', 4],
      ['follow', 3],
      ['customer', 1],
      ['sign-on', 1],
    ]);
    const came = await works[name]?.().catch((problem: unknown) => {
      wrong.push(`${name}: ${String(problem)}`);
      return undefined;
    });
    if (came) note(name, came);
  }
}

const inMb = (bytes: number): number => bytes / 1_000_000;

try {
  const admin = await signInTo(port, 'admin@harbor', agent);
  const manager = await signInTo(port, 'manager@harbor', agent);
  const path = '/api/v1/backoffice/accounts/submerchants';
  const { subMerchantId }: { subMerchantId: string } = JSON.parse(
    (await manager.send({ method: 'GET', path })).body,
  ).data[0];
  const tokens = await savedCards(port, manager, subMerchantId, cards);
  const caller = { admin, manager, subMerchantId, tokens };
  const working = Promise.all(Array.from({ length: clients }, (_, place) => client(place, caller)));
  await wait(warmUpSeconds * 1000);
  const before = inMb(await platform.heap());
  await wait(seconds * 1000);
  over.abort();
  await working;
  const after = inMb(await platform.heap());
  const { memory } = await platform.measure();
  const growth = after - before;
  if (growth > mostGrowthMb) wrong.push(`the heap grew by ${growth.toFixed(1)} MB`);
  const measured = `heap ${before.toFixed(1)} → ${after.toFixed(1)} MB over ${seconds} s, ${inMb(memory).toFixed(0)} MB resident`;
  figure('soak', { tried: calls, wrong: wrong.length, seed, measured });
  console.log(`${calls} calls, ${wrong.length} wrong; ${measured}`);
  for (const one of wrong.slice(0, 20)) console.log(one);
  console.log(wrong.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  over.abort();
  agent.destroy();
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
}
