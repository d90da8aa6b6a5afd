/*
 * Kills the platform during many concurrent sales, and in every second round its database first, restarts, retries
 * every sale with its own idempotency key, and checks: no acknowledged sale is lost, none is doubled, the ledger sums to
 * zero.
 *
 * node scripts/prove-kill/main.ts [--sales 500] [--rounds 20] [--port 4600]
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serverHome } from '../../apps/platform/src/kernel/database/embedded/home.ts';
import { unprivilegedOwner } from '../../apps/platform/src/kernel/database/embedded/unprivileged.ts';
import { openPlatformDatabase } from '../../apps/platform/src/kernel/database/platform-database.ts';
import { ledgerViolations } from '../../apps/platform/src/kernel/ledger/laws.ts';
import { type PlatformSession, signInTo } from '../../bench/src/measure/platform-session.ts';
import { type PlatformProcess, startPlatform } from '../platform-process.ts';
import { figure } from '../testing/figure.ts';
import { atOnce } from './at-once.ts';
import {
  type Attempt,
  agent,
  cardTokens,
  letCardsIn,
  notCharged,
  salesListed,
  sell,
} from './sales.ts';

const { values } = parseArgs({
  options: {
    sales: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '20' },
    port: { type: 'string', default: process.env['PROVE_PORT'] ?? '4600' },
  },
});
const sales = Number(values.sales);
const rounds = Number(values.rounds);
const port = Number(values.port);
const folder = mkdtempSync(join(tmpdir(), 'payfac-kill-'));

/** How long a client retries for a missing response. */
const patienceMs = 120_000;

/** The running platform; always stopped at the end. */
let running: PlatformProcess | undefined;

async function start(): Promise<PlatformSession> {
  running = await startPlatform(port, folder);
  return signInTo(port, 'manager@harbor', agent);
}

/** Kills the database alone: its platform notices, and ends. */
async function killDatabase(): Promise<void> {
  const home = await serverHome(folder, await unprivilegedOwner());
  const [pid] = readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Sends all sales at once and kills the platform once a number of them are acknowledged. */
async function killAmidst(
  session: PlatformSession,
  subMerchantId: string,
  attempts: readonly Attempt[],
  { enough, isDatabaseKilled }: { readonly enough: number; readonly isDatabaseKilled: boolean },
): Promise<number> {
  let acknowledged = 0;
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const sending = attempts.map(async (attempt) => {
    const id = await sell(session, subMerchantId, attempt).catch(() => undefined);
    if (id === undefined || id === notCharged) return;
    attempt.acknowledged = id;
    acknowledged += 1;
    if (acknowledged >= enough) reach();
  });
  await Promise.race([reached, Promise.all(sending)]);
  if (isDatabaseKilled) {
    await killDatabase();
    await Promise.all(sending);
  }
  await running?.kill();
  await Promise.all(sending);
  return acknowledged;
}

/** The outcome of each sale, by its key, from a client that retries until it gets one. */
async function repeatAll(
  session: PlatformSession,
  subMerchantId: string,
  attempts: readonly Attempt[],
): Promise<ReadonlyMap<string, string>> {
  const outcomes = new Map<string, string>();
  const until = Date.now() + patienceMs;
  await atOnce(20, attempts, async (attempt) => {
    while (Date.now() < until) {
      const outcome = await sell(session, subMerchantId, attempt);
      if (outcome) {
        outcomes.set(attempt.key, outcome);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
  return outcomes;
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`);
}

async function checkLedger(): Promise<void> {
  // Its connections break when the database is closed; nothing else is expected.
  const ignore = () => undefined;
  const opened = await openPlatformDatabase(
    { kind: 'embedded', dataFolder: folder },
    { isMigrated: true, onIdleError: ignore },
  );
  const violations = await ledgerViolations(opened.database);
  await opened.close();
  check(violations.length === 0, `the ledger balances ${violations.join(' ')}`);
}

async function round(number: number): Promise<void> {
  const session = await start();
  await letCardsIn(await signInTo(port, 'admin@harbor', agent));
  const path = '/api/v1/backoffice/accounts/submerchants';
  const names = JSON.parse((await session.send({ method: 'GET', path })).body);
  const { subMerchantId } = names.data[0];
  const tokens = await cardTokens(port, session, subMerchantId, sales);
  const attempts = tokens.map((token, index): Attempt => {
    const amount = 900_000 + number * sales + index;
    return { key: randomUUID(), token, amount };
  });
  // From the first response in the first round to nearly the last one in the last round.
  const enough = Math.max(1, Math.floor((sales * (number - 1)) / rounds));
  const isDatabaseKilled = number % 2 === 0;
  const before = await killAmidst(session, subMerchantId, attempts, { enough, isDatabaseKilled });

  const again = await start();
  const outcomes = await repeatAll(again, subMerchantId, attempts);
  const charged = [...outcomes.values()].filter((id) => id !== notCharged);
  const amounts = attempts.map(({ amount }) => amount);
  const listed = await salesListed(again, amounts);
  check(outcomes.size === sales, `every sale has an outcome (${outcomes.size} have)`);
  check(
    attempts.every(({ key, acknowledged }) => !acknowledged || outcomes.get(key) === acknowledged),
    'nothing acknowledged was lost',
  );
  check(new Set(charged).size === charged.length, 'every key has a payment of its own');
  check(
    listed.toSorted().join() === charged.toSorted().join(),
    `the payments listed (${listed.length}) are those answered (${charged.length})`,
  );
  await running?.stop();
  await checkLedger();
  console.log(
    `round ${number}: ${isDatabaseKilled ? 'database' : 'platform'} killed with ${before} of ${sales} acknowledged; in the end ${charged.length} charged once each, ${sales - charged.length} not charged, 0 lost, 0 doubled, the ledger balances`,
  );
}

try {
  for (let number = 1; number <= rounds; number += 1) {
    await round(number).catch((problem: unknown) => {
      figure('kills', { tried: sales, wrong: 1 });
      throw problem;
    });
    figure('kills', { tried: sales, wrong: 0 });
  }
  console.log(`${rounds} passed, 0 failed`);
} finally {
  await running?.stop();
}
rmSync(folder, { recursive: true, force: true });
