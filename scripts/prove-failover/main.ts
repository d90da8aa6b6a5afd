/*
 * The platform beyond one machine: three processes behind HAProxy, on a primary and a replica that Patroni keeps, all
 * by the files of deploy/. Under a steady stream of commands that move money every process is replaced, the primary is
 * killed and comes back as a replica, its role is handed over as planned, and the database refuses for half a minute.
 * In the end what people were told, payments, ledger, processor and reconciliation agree. Writes its figures into
 * docs/reliability.md. Then a process on a database whose disk fills up. Needs `apt-get install haproxy patroni
 * etcd-server postgresql`; without them it says so and proves nothing.
 *
 * node scripts/prove-failover/main.ts [--port 4660], which takes the port and the thirteen after it, with
 * FAILOVER_CLIENTS (4), FAILOVER_REFUSED_SECONDS (30) and FAILOVER_SEED.
 *
 * A single long file: its steps run in order on the same machines.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBusinessClock } from '../../apps/platform/src/kernel/clock/business-clock.ts';
import { openDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { createRandom } from '../../apps/platform/src/program/seed/random.ts';
import { sendTo } from '../../bench/src/measure/platform-session.ts';
import { type PlatformProcess, startPlatform } from '../platform-process.ts';
import { agent } from '../prove-kill/sales.ts';
import { Commands } from '../prove-processes/commands.ts';
import { isWhole, settle } from '../prove-processes/settle.ts';
import { Stream } from '../prove-processes/stream.ts';
import { prepareWorld } from '../prove-processes/world.ts';
import { errorsOf, Load, statusesOf } from '../prove-production/load.ts';
import {
  endsWithProof,
  HaProxy,
  Machine,
  missingPackages,
  newShared,
  startEtcd,
  until,
} from './cluster.ts';
import { type Figure, writeFigures } from './figures.ts';
import { proveFullDisk } from './full-disk.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4660' } } });
const port = Number(values.port);
const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const clients = setting('FAILOVER_CLIENTS', 4);
const refusedSeconds = setting('FAILOVER_REFUSED_SECONDS', 30);
const seed = process.env['FAILOVER_SEED'] ?? '1';
const calmMs = 8_000;
const scale = 0.02;
const longestAnswerMs = 15_000;

const deploy = (name: string): string => resolve(import.meta.dirname, '../../deploy', name);
const at = (place: number): string => `127.0.0.1:${port + place}`;
const ports = { platforms: [port + 1, port + 2, port + 3], primary: 4, replica: 5 } as const;

/** Twice the look of HAProxy, and a bit. */
process.env['STOP_PAUSE_SECONDS'] = '3';
process.env['TRUSTED_PROXIES'] = '127.0.0.1';
process.env['PROCESSORS'] = 'simulated';

const figures: Figure[] = [];
function note(what: string, came: string, holds: boolean): void {
  figures.push({ what, came, holds });
  console.log(`${holds ? 'holds' : 'FAILS'}  ${what}: ${came}`);
}

const secondsSince = (began: number): string =>
  `${((performance.now() - began) / 1000).toFixed(1)} s`;

async function readyOf(one: number): Promise<{ status: number; replica: string | undefined }> {
  const { status, body } = await sendTo(one, { method: 'GET', path: '/ready' }, agent);
  const { replica }: { replica?: string } = JSON.parse(body);
  return { status, replica };
}

const untilReady = (): Promise<void> =>
  until('Every process being ready', async () => {
    const all = await Promise.all(ports.platforms.map(readyOf));
    return all.every(({ status }) => status === 200);
  });

const untilReplicaRead = (): Promise<void> =>
  until('The replica being read from', async () => {
    const all = await Promise.all(ports.platforms.map(readyOf));
    return all.every(({ replica }) => replica === 'in use');
  });

/** The platform's role and database, as docs/deploy.md makes them. */
function makeDatabase(bin: string, machine: Machine, superuserPassword: string): string {
  const password = randomBytes(12).toString('hex');
  const made = spawnSync(
    join(bin, 'psql'),
    [
      '--set=ON_ERROR_STOP=1',
      `--dbname=postgres://postgres:${superuserPassword}@${machine.address}/postgres`,
      `--file=${deploy('database.sql')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, PAYFAC_DATABASE_PASSWORD: password } },
  );
  if (made.status !== 0) throw new Error(`The database was not made: ${made.stderr}`);
  return password;
}

/** The port at which a platform tells its metrics. */
const metricsPortOf = (platform: number): number => platform + 100;

/** Numbers of a metric, of all processes together. */
async function metric(name: RegExp): Promise<number> {
  const texts = await Promise.all(
    ports.platforms
      .map(metricsPortOf)
      .map((one) =>
        sendTo(one, { method: 'GET', path: '/metrics', host: `127.0.0.1:${one}` }, agent),
      ),
  );
  const found = texts.flatMap(({ body }) => body.split('\n').filter((line) => name.test(line)));
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function prove(folder: string): Promise<void> {
  const etcd = await startEtcd(join(folder, 'etcd'), port + 10);
  const shared = await newShared(etcd);
  const machines = [0, 1].map(
    (number) =>
      new Machine(
        number + 1,
        join(folder, `database-${number + 1}`),
        [port + 6 + number, port + 8 + number],
        shared,
      ),
  );
  const [one, two] = machines;
  if (!one || !two) throw new Error('Two machines are needed.');
  const front = new HaProxy(join(folder, 'front'), deploy('haproxy.cfg'), {
    PLATFORM_ADDRESS: at(0),
    PLATFORM_1: at(1),
    PLATFORM_2: at(2),
    PLATFORM_3: at(3),
  });
  const way = new HaProxy(join(folder, 'way'), deploy('haproxy-database.cfg'), {
    PRIMARY_ADDRESS: at(ports.primary),
    REPLICA_ADDRESS: at(ports.replica),
    DATABASE_1: one.address,
    DATABASE_1_API: String(one.apiPort),
    DATABASE_2: two.address,
    DATABASE_2_API: String(two.apiPort),
  });
  const running = new Map<number, PlatformProcess>();
  endsWithProof(() => {
    for (const platform of running.values()) void platform.kill();
  });
  try {
    await one.start(deploy('patroni.yml'));
    await until('A primary', () => one.is('primary'));
    await two.start(deploy('patroni.yml'));
    await until('A replica that confirms commits', () => two.is('sync'));
    const password = makeDatabase(shared.bin, one, shared.superuserPassword);
    const urlAt = (place: number) => `postgres://payfac:${password}@${at(place)}/payfac`;
    process.env['DATABASE_REPLICA_URL'] = urlAt(ports.replica);
    const database = { url: urlAt(ports.primary), dataKey: randomBytes(32).toString('base64') };
    const start = (to: number) => {
      process.env['METRICS_ADDRESS'] = `127.0.0.1:${metricsPortOf(to)}`;
      return startPlatform(to, join(folder, String(to)), scale, database);
    };
    await way.start();
    await front.start();
    for (const to of ports.platforms) running.set(to, await start(to));
    await untilReady();
    await until('HAProxy seeing them', async () => (await readyOf(port)).status === 200);
    await untilReplicaRead();

    const open = openDatabase(database.url, { poolSize: 6 });
    const world = await prepareWorld(open, port);
    const since = await createBusinessClock(open.database).now();
    const random = (name: string) => createRandom(`failover ${seed} ${name}`);
    const commands = new Commands(world, random('commands'));
    const place = { port, isSentTo: () => undefined };
    const stream = new Stream(world, [place], commands, random('clients'));
    const lists = new Load(world.manager, world.subMerchantId, open);
    const streaming = stream.run(clients);
    try {
      const isReplicated = (await metric(/^payfac_database_commits_replicated\b/)) === running.size;
      note(
        'commits are told once a second server has them',
        isReplicated ? 'yes' : 'no',
        isReplicated,
      );

      const calm = await lists.during(() => wait(calmMs));
      const fromReplica = await metric(/^payfac_replica_reads_total\{.*from="replica"/);
      note(
        'lists while payments are made',
        `${statusesOf(calm)}; ${fromReplica} read from the replica`,
        errorsOf(calm) === 0 && fromReplica > 0,
      );

      const rolled = await lists.during(async () => {
        for (const to of ports.platforms) {
          await running.get(to)?.stop();
          running.set(to, await start(to));
        }
      });
      note(
        'every process replaced behind HAProxy',
        `${rolled.requests} requests, ${errorsOf(rolled)} errors`,
        errorsOf(rolled) === 0 && rolled.requests > 0,
      );

      /** @returns what lists were told while a role changed hands, and how long nobody was ready. */
      const during = async (change: () => Promise<void>) => {
        let gone = '';
        const tally = await lists.during(async () => {
          const began = performance.now();
          await change();
          await untilReady();
          gone = secondsSince(began);
          await wait(2_000);
        });
        const isTold = [...tally.statuses.keys()].every((status) =>
          [200, 502, 503, 504].includes(status),
        );
        const longest = `the longest answer after ${(tally.longestMs / 1000).toFixed(1)} s`;
        return {
          came: `${gone} until every process was ready; ${statusesOf(tally)}; ${longest}`,
          holds: isTold && tally.longestMs < longestAnswerMs,
        };
      };
      const killed = await during(async () => {
        await one.kill();
        await until('Another primary', () => two.is('primary'));
      });
      note('the primary killed (SIGKILL, Patroni too)', killed.came, killed.holds);
      await one.start(deploy('patroni.yml'));
      const back = performance.now();
      await until('The old primary being a replica', () => one.is('sync'));
      await untilReplicaRead();
      note('the old primary comes back as a replica, and is read from', secondsSince(back), true);

      const handed = await during(async () => {
        await two.switchOver(one);
        await until('The planned primary', () => one.is('primary'));
      });
      note('a planned switchover', handed.came, handed.holds);
      await until('The other one being a replica', () => two.is('sync'));
      await untilReplicaRead();

      const refused = await during(async () => {
        await way.kill();
        await wait(refusedSeconds * 1_000);
        await way.start();
      });
      note(`the database refuses for ${refusedSeconds} s`, refused.came, refused.holds);
      await untilReplicaRead();
      const after = await lists.during(() => wait(calmMs / 2));
      note('right after, without a restart', statusesOf(after), errorsOf(after) === 0);
    } finally {
      await stream.end();
      await streaming;
    }
    if (stream.problem) throw stream.problem;
    const settled = await settle({ world, commands, stream, since }, ports.platforms[0]);
    note(
      'sales, authorizations, captures, voids, refunds, payouts, releases and hosted payments',
      `${settled.sent} commands, ${settled.notAtOnce} not answered at once; ${settled.lost} lost, ${settled.doubled} doubled, ${settled.denied} charged and denied, ${settled.sentences.length} other disagreements; reconciliation found ${settled.found} of ${settled.differences} differences that the processor's file makes on purpose`,
      isWhole(settled),
    );
    await open.close();
  } finally {
    for (const platform of running.values()) await platform.kill();
    await front.kill();
    await way.kill();
    for (const machine of machines) await machine.stop();
    await etcd.stop();
  }
}

const missing = missingPackages();
if (missing.length > 0) {
  console.log(
    `Failover is not proved on this machine: it needs apt-get install ${missing.join(' ')}.`,
  );
} else {
  const root = mkdtempSync(join(tmpdir(), 'payfac-failover-'));
  chmodSync(root, 0o755);
  try {
    await prove(root);
    const full = await proveFullDisk(join(root, 'full'), port + 12);
    if (full)
      note(
        'one process, on a database whose disk is full while people sell',
        full.came,
        full.holds,
      );
    else
      console.log('A full disk is not proved on this machine: it lets nobody mount a small one.');
    writeFigures(
      figures,
      `${ports.platforms.length} processes behind HAProxy, PostgreSQL kept by Patroni with etcd, all on one machine beside others, ${scale * 100_000} payments, seed ${seed}`,
    );
  } finally {
    if (process.env['FAILOVER_KEEP'] === undefined) rmSync(root, { recursive: true, force: true });
    else console.log(root);
  }
  const failed = figures.filter(({ holds }) => !holds).length;
  console.log(`${figures.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
