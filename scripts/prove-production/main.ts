/*
 * Runs the platform as in production: three processes behind a proxy, a pooler in transaction mode before the
 * database, on the embedded PostgreSQL and on the system's packaged one. Writes its results to
 * docs/reliability.md. Requires `apt-get install postgresql pgbouncer`.
 *
 * node scripts/prove-production/main.ts [--port 4620], which uses the port and the next nine, with
 * PRODUCTION_HANG_SECONDS (30), PRODUCTION_CARDS (30) and PRODUCTION_PROCESSES (3).
 *
 * A single long file: its steps run in order on the same processes.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { openDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { createDatabase } from '../../apps/platform/src/kernel/database/create-database.ts';
import { ledgerViolations } from '../../apps/platform/src/kernel/ledger/laws.ts';
import { takePlace } from '../../apps/platform/src/kernel/limits/take.ts';
import { demoPassword, demoPeople } from '../../apps/platform/src/program/seed/data/people.ts';
import { sandboxKeyOf } from '../../apps/platform/src/program/seed/data/sandbox-key.ts';
import { stopSeededBilling } from '../../apps/platform/test/quiet.ts';
import { sendTo, signInTo } from '../../bench/src/measure/platform-session.ts';
import { type PlatformProcess, startPlatform } from '../platform-process.ts';
import { agent, cardTokens, letCardsIn } from '../prove-kill/sales.ts';
import { errorsOf, Load, statusesOf } from './load.ts';
import { startProxy } from './proxy.ts';
import {
  type DatabaseServer,
  hasPooler,
  startEmbedded,
  startPackaged,
  startPooler,
} from './servers.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4620' } } });
const port = Number(values.port);
const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const hangSeconds = setting('PRODUCTION_HANG_SECONDS', 30);
const cards = setting('PRODUCTION_CARDS', 30);
const processes = setting('PRODUCTION_PROCESSES', 3);
const scale = 0.02;
const people = 50;
const keyCalls = 300;
const limitOfKey = 200;
const windowMs = 10_000;
const salesEach = 40;
const longestAnswerMs = 15_000;

/** Long enough for three of the proxy's health checks. */
process.env['STOP_PAUSE_SECONDS'] = '2';
process.env['TRUSTED_PROXIES'] = '127.0.0.1';
process.env['PROCESSORS'] = 'simulated';

interface Figure {
  readonly what: string;
  readonly came: string;
  readonly holds: boolean;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The platform's tests of every call, on databases behind the pooler. */
async function walk(address: string): Promise<Figure> {
  const began = performance.now();
  const files = ['http/contract-walk', 'http/given-up', 'start/two-processes'];
  const env = { ...process.env, TEST_DATABASE_SERVER: address };
  const run = promisify(execFile)('vitest', ['run', '--project', 'platform', ...files], {
    env,
    maxBuffer: 2 ** 26,
  });
  const { stdout, ok } = await run.then(
    (done) => ({ stdout: done.stdout, ok: true }),
    (problem: { stdout?: string }) => ({ stdout: problem.stdout ?? '', ok: false }),
  );
  // oxlint-disable-next-line no-control-regex -- colors of the runner
  const plain = stdout.replaceAll(/\u001B\[\d+m/g, '');
  if (!ok) console.log(plain.slice(-4000));
  const passed = /Tests\s+(.*)/.exec(plain)?.[1] ?? 'no test ran';
  return { what: 'every call of the API', came: `${passed.trim()}, ${seconds(began)}`, holds: ok };
}

/** Signs everybody in at the same moment, from one address. */
async function signIns(): Promise<Figure> {
  const usual = demoPeople.filter((one) => !one.isLocked && !one.isApplicant);
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: people }, async (_, place) => {
      const brand = place % 2 === 0 ? 'harbor' : 'juniper';
      const username = `${usual[place % usual.length]?.login}@${brand}`;
      const host = `${brand}.localhost:${port}`;
      const { status } = await sendTo(
        port,
        {
          method: 'POST',
          path: '/payments/login',
          host,
          text: new URLSearchParams({ username, password: demoPassword }).toString(),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: `http://${host}`,
          },
        },
        agent,
      );
      return status;
    }),
  );
  const went = statuses.filter((status) => status === 303).length;
  return {
    what: `${people} people sign in at once behind one address`,
    came: `${went} in, ${seconds(began)}`,
    holds: went === people,
  };
}

async function sharedLimit(): Promise<Figure> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${sandboxKeyOf('harbor')}` };
  const path = '/api/v1/reporting/transactions?pageSize=1';
  const all = await Promise.all(
    Array.from({ length: keyCalls }, () => sendTo(port, { method: 'GET', path, headers }, agent)),
  );
  const passed = all.filter(({ status }) => status === 200).length;
  const refused = all.filter(({ status }) => status === 429).length;
  const windows = 1 + Math.floor((performance.now() - began) / windowMs);
  return {
    what: `${keyCalls} calls of one key at once, of which ${limitOfKey} in ten seconds may pass`,
    came: `${passed} passed, ${refused} told to wait, ${seconds(began)}`,
    holds: passed + refused === keyCalls && passed <= windows * limitOfKey,
  };
}

async function readiness(ports: readonly number[]): Promise<{ statuses: number[]; ms: number }> {
  const began = performance.now();
  const all = await Promise.all(
    ports.map((one) => sendTo(one, { method: 'GET', path: '/ready' }, agent)),
  );
  return {
    statuses: all.map(({ status }) => status),
    ms: Math.round(performance.now() - began),
  };
}

async function untilReady(ports: readonly number[]): Promise<void> {
  for (let tried = 0; tried < 240; tried += 1) {
    const { statuses } = await readiness(ports).catch(() => ({ statuses: [0] }));
    if (statuses.every((status) => status === 200)) return;
    await wait(250);
  }
  throw new Error('The processes are not ready again.');
}

async function proveOn(server: DatabaseServer, folder: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const note = (figure: Figure) => {
    figures.push(figure);
    console.log(`${figure.holds ? 'holds' : 'FAILS'}  ${figure.what}: ${figure.came}`);
  };
  const pooler = await startPooler(join(folder, 'pooler'), port + 9, server);
  note(await walk(pooler.urlOf('postgres')));
  await createDatabase(server.urlOf('postgres'), 'platform');
  const shared = {
    url: pooler.urlOf('platform'),
    dataKey: randomBytes(32).toString('base64'),
  };
  const ports = Array.from({ length: processes }, (_, place) => port + 1 + place);
  const start = (at: number): Promise<PlatformProcess> =>
    startPlatform(at, join(folder, String(at)), scale, shared);
  const running = new Map<number, PlatformProcess>();
  const open = openDatabase(server.urlOf('platform'), { poolSize: 4 });
  try {
    for (const at of ports) running.set(at, await start(at));
    const proxy = await startProxy(port, ports);
    try {
      await untilReady(ports);
      await stopSeededBilling(open);
      await open.pool.query('update risk_rules set enabled = false');
      const began = performance.now();
      for (let taken = 0; taken < 500; taken += 1) {
        await takePlace(open.database, { key: `proof:${taken % 5}`, most: 1000, windowMs });
      }
      const each = ((performance.now() - began) / 500).toFixed(2);
      note({ what: 'a place of a shared limit', came: `${each} ms, one statement`, holds: true });

      const manager = await signInTo(port, 'manager@harbor', agent);
      await letCardsIn(await signInTo(port, 'admin@harbor', agent));
      const names = await manager.send({
        method: 'GET',
        path: '/api/v1/backoffice/accounts/submerchants',
      });
      const { subMerchantId }: { subMerchantId: string } = JSON.parse(names.body).data[0];
      const tokens = await cardTokens(port, manager, subMerchantId, cards);
      note({
        what: 'cards entered by a context that another process opened',
        came: `${tokens.length} of ${cards}`,
        holds: new Set(tokens).size === cards,
      });
      note(await signIns());
      note(await sharedLimit());

      const load = new Load(manager, subMerchantId, open);
      await load.fill(salesEach);
      const rolled = await load.during(async () => {
        for (const at of ports) {
          await running.get(at)?.stop();
          running.set(at, await start(at));
        }
      });
      note({
        what: 'every process replaced under load',
        came: `${rolled.requests} requests, ${errorsOf(rolled)} errors`,
        holds: errorsOf(rolled) === 0 && rolled.requests > 0,
      });

      await load.fill(salesEach);
      let looked = { statuses: [0], ms: 0 };
      const hung = await load.during(async () => {
        await wait(1_000);
        await server.hang();
        await wait(3_000);
        looked = await readiness(ports);
        await wait(hangSeconds * 1000);
        await server.goOn();
        await untilReady(ports);
      });
      const known = new Set([200, 502, 503, 504]);
      note({
        what: `the database stands still for ${hangSeconds + 3} s`,
        came: `${statusesOf(hung)}; the longest answer after ${(hung.longestMs / 1000).toFixed(1)} s; /ready ${looked.statuses.join(', ')} within ${looked.ms} ms`,
        holds:
          [...hung.statuses.keys()].every((status) => known.has(status)) &&
          hung.longestMs < longestAnswerMs &&
          looked.statuses.every((status) => status === 503),
      });
      const after = await load.during(() => wait(2_000));
      note({
        what: 'right after it goes on, without a restart',
        came: statusesOf(after),
        holds: errorsOf(after) === 0,
      });

      await load.fill(salesEach);
      const killed = await load.during(async () => {
        for (const at of ports.slice(0, 2)) {
          await wait(700);
          await running.get(at)?.kill();
          running.set(at, await start(at));
        }
      });
      note({ what: 'two processes killed under load', came: statusesOf(killed), holds: true });

      const charged = await load.findOut();
      const amounts = charged.map(({ amount }) => Math.round(amount * 100));
      const asked = load.attempts.map(({ amount }) => Math.round(amount * 100));
      const { rows } = await open.pool.query<{ here: number; there: number }>(
        `select (select count(*)::int from transactions t where t.amount = any($1)
            and t.operation = 'sale' and t.outcome = 'success' and t.root_transaction_id = t.transaction_id
            and t.created_at > now() - interval '2 years') as here,
          (select count(*)::int from simulator.operations o where o.amount = any($1)
            and o.kind = 'sale' and o.result = 'approved'
            and not exists (select 1 from simulator.operations u where u.result = 'approved'
              and u.reference in (o.reference || '_undo', o.reference || '_undo_refund'))) as there`,
        [asked],
      );
      const violations = await ledgerViolations(open.database);
      const [count] = rows;
      note({
        what: 'sales, each asked for until it was told',
        came: `${asked.length} asked, ${amounts.length} told as charged, ${count?.here} here, ${count?.there} at the processor; ${violations.length} violations of the ledger`,
        holds:
          count?.here === amounts.length &&
          count.there === amounts.length &&
          violations.length === 0,
      });
    } finally {
      proxy.close();
    }
  } finally {
    for (const one of running.values()) await one.kill();
    await open.close();
    await pooler.stop();
  }
  return figures;
}

const page = 'docs/reliability.md';
const [opens, closes] = ['<!-- figures -->', '<!-- /figures -->'];

function write(proofs: ReadonlyMap<string, readonly Figure[]>): void {
  const text = readFileSync(page, 'utf8');
  const names = [...proofs.keys()];
  const whats = [...proofs.values()][0]?.map(({ what }) => what) ?? [];
  const cell = (name: string, what: string) => {
    const found = proofs.get(name)?.find((one) => one.what === what);
    return found ? `${found.holds ? '' : '**fails:** '}${found.came}` : '–';
  };
  const rows = whats.map(
    (what) => `| ${[what, ...names.map((one) => cell(one, what))].join(' | ')} |`,
  );
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${processes} processes, PgBouncer in transaction mode, ${scale * 100_000} payments.`,
    '',
    `| | ${names.map((name) => `PostgreSQL ${name}`).join(' | ')} |`,
    `| --- | ${names.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n');
  const [before = ''] = text.split(opens);
  const after = text.split(closes)[1] ?? '\n';
  writeFileSync(page, `${before}${opens}\n\n${table}\n\n${closes}${after}`);
}

if (!hasPooler())
  throw new Error('PgBouncer is not installed: apt-get install pgbouncer postgresql');
const root = mkdtempSync(join(tmpdir(), 'payfac-production-'));
chmodSync(root, 0o755);
const proofs = new Map<string, readonly Figure[]>();
try {
  for (const [name, make] of [
    ['embedded', (folder: string) => startEmbedded(folder)],
    ['packaged', (folder: string) => startPackaged(folder, port + 8)],
  ] as const) {
    const server = await make(join(root, name));
    if (!server) {
      console.log('There is no packaged PostgreSQL: apt-get install postgresql');
      continue;
    }
    console.log(`PostgreSQL ${server.name}`);
    try {
      proofs.set(server.name, await proveOn(server, join(root, `${name}-run`)));
    } finally {
      await server.goOn();
      await server.stop();
    }
  }
  write(proofs);
} finally {
  rmSync(root, { recursive: true, force: true });
}
const failed = [...proofs.values()].flat().filter(({ holds }) => !holds).length;
console.log(`${[...proofs.values()].flat().length - failed} passed, ${failed} failed`);
if (failed > 0 || proofs.size < 2) process.exitCode = 1;
