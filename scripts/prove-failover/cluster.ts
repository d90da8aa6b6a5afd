import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unprivilegedOwner } from '../../apps/platform/src/kernel/database/embedded/unprivileged.ts';

/*
 * Two PostgreSQL that Patroni keeps, etcd, and HAProxy: the files of deploy/, with the addresses of one machine in
 * their environment.
 */

const owner = await unprivilegedOwner();
const debian = '/usr/lib/postgresql';

const programs = {
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  postgresql: debian,
} as const;

/** Packages that the proof needs and this machine lacks. */
export const missingPackages = (): readonly string[] =>
  Object.entries(programs)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

/** What ends everything that was started, however the proof ends. */
const atExit = new Set<() => void>();
process.on('exit', () => {
  for (const kill of atExit) kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Has something killed when the proof ends. */
export const endsWithProof = (kill: () => void): void => void atExit.add(kill);

async function newestBin(): Promise<string> {
  const versions = await readdir(debian);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  return join(debian, newest, 'bin');
}

export type Environment = Readonly<Record<string, string>>;

/** Runs a program in a folder that its user may write to; what it says goes to a log there. */
async function run(
  folder: string,
  program: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', ...environment },
    ...owner,
  });
  closeSync(log);
  endsWithProof(() => child.kill('SIGKILL'));
  return child;
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await ended;
}

/** An HAProxy with a file of deploy/, that can be taken away and given back. */
export class HaProxy {
  readonly #start: () => Promise<ChildProcess>;
  #child: ChildProcess | undefined;

  constructor(folder: string, file: string, environment: Environment) {
    this.#start = () => run(folder, programs.haproxy, ['-db', '-f', file], environment);
  }

  async start(): Promise<void> {
    this.#child = await this.#start();
  }

  /** At once, with all its connections; its port refuses from then on. */
  kill(): Promise<void> {
    return end(this.#child, 'SIGKILL');
  }
}

export interface Etcd {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startEtcd(folder: string, port: number): Promise<Etcd> {
  const [client, peer] = [port, port + 1].map((one) => `http://127.0.0.1:${one}`);
  const args = {
    name: 'proof',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `proof=${peer}`,
  };
  const given = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
  const child = await run(folder, programs['etcd-server'], given);
  return { address: `127.0.0.1:${port}`, stop: () => end(child, 'SIGKILL') };
}

/** What every machine is given the same. */
export interface Shared {
  readonly etcd: Etcd;
  readonly bin: string;
  readonly superuserPassword: string;
}

export const newShared = async (etcd: Etcd): Promise<Shared> => ({
  etcd,
  bin: await newestBin(),
  superuserPassword: randomBytes(12).toString('hex'),
});

const lookEveryMs = 250;
const patienceMs = 180_000;

/** Waits for something to become so. @throws Error that says what did not. */
export async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + patienceMs;
  while (!(await is().catch(() => false))) {
    if (Date.now() > giveUp) throw new Error(`${what} did not come about.`);
    await wait(lookEveryMs);
  }
}

/** A machine of the cluster: Patroni, and the PostgreSQL that it keeps. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly apiPort: number;
  readonly #folder: string;
  readonly #environment: Environment;
  #patroni: ChildProcess | undefined;

  constructor(number: number, folder: string, ports: readonly [number, number], shared: Shared) {
    const [port, apiPort] = ports;
    this.name = `database-${number}`;
    this.address = `127.0.0.1:${port}`;
    this.apiPort = apiPort;
    this.#folder = folder;
    endsWithProof(() => this.#signalPostgres('SIGKILL'));
    const api = `127.0.0.1:${apiPort}`;
    this.#environment = {
      PATRONI_NAME: this.name,
      PATRONI_ETCD3_HOSTS: shared.etcd.address,
      PATRONI_RESTAPI_LISTEN: api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: api,
      PATRONI_POSTGRESQL_LISTEN: this.address,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: this.address,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_BIN_DIR: shared.bin,
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: shared.superuserPassword,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: shared.superuserPassword,
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: shared.superuserPassword,
    };
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async start(file: string): Promise<void> {
    this.#patroni = await run(this.#folder, programs.patroni, [file], this.#environment);
  }

  async is(path: 'primary' | 'replica' | 'sync'): Promise<boolean> {
    const asked = await fetch(`http://127.0.0.1:${this.apiPort}/${path}`).catch(() => undefined);
    return asked?.status === 200;
  }

  /** As a power cut would: nobody writes, nobody says a word. */
  async kill(): Promise<void> {
    await end(this.#patroni, 'SIGKILL');
    this.#signalPostgres('SIGKILL');
  }

  async stop(): Promise<void> {
    await end(this.#patroni, 'SIGKILL');
    this.#signalPostgres('SIGQUIT');
  }

  #signalPostgres(signal: NodeJS.Signals): void {
    const path = join(this.#data, 'postmaster.pid');
    const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
    if (!(pid > 1)) return;
    const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;
    for (const one of [pid, ...children.split('\n').map(Number)]) {
      if (!(one > 1)) continue;
      try {
        process.kill(one, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  }

  /** Hands its role over, as `patronictl switchover` does. */
  async switchOver(to: Machine): Promise<void> {
    const asked = await fetch(`http://127.0.0.1:${this.apiPort}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader: this.name, candidate: to.name }),
    });
    if (!asked.ok) throw new Error(`The switchover was refused: ${await asked.text()}`);
  }
}
