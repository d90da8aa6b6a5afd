import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { serverHome } from '../../apps/platform/src/kernel/database/embedded/home.ts';
import { startEmbeddedPostgres } from '../../apps/platform/src/kernel/database/embedded/server.ts';
import { throwawaySettings } from '../../apps/platform/src/kernel/database/embedded/settings.ts';
import { unprivilegedOwner } from '../../apps/platform/src/kernel/database/embedded/unprivileged.ts';

const execute = promisify(execFile);
const owner = await unprivilegedOwner();

/** A PostgreSQL that can be suspended, like a paused machine. */
export interface DatabaseServer {
  readonly name: string;
  urlOf(database: string): string;
  hang(): Promise<void>;
  goOn(): Promise<void>;
  stop(): Promise<void>;
}

async function folderOf(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  if (owner) await chown(path, owner.uid, owner.gid);
  return path;
}

async function answers(url: string): Promise<boolean> {
  const open = openDatabase(url, { poolSize: 1 });
  const done = await open.pool.query('select 1').then(
    () => true,
    () => false,
  );
  await open.close();
  return done;
}

async function untilAnswers(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    if (await answers(url)) return;
    await wait(50);
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** @param cluster folder with the server's pid file. */
function stillness(cluster: string): Pick<DatabaseServer, 'hang' | 'goOn'> {
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    const [pid = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), name);
    const { stdout } = await execute('pgrep', ['-P', pid]);
    for (const child of stdout.trim().split('\n')) {
      try {
        process.kill(Number(child), name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  return { hang: () => signal('SIGSTOP'), goOn: () => signal('SIGCONT') };
}

export async function startEmbedded(folder: string): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres(folder, throwawaySettings);
  const cluster = join(await serverHome(folder, owner), 'postgres');
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  return {
    name: `${version}, embedded`,
    urlOf: (database) => server.urlOf(database),
    ...stillness(cluster),
    stop: () => server.stop(),
  };
}

const debian = '/usr/lib/postgresql';

/** The newest PostgreSQL from the system's packages. @returns undefined for none. */
export async function startPackaged(
  folder: string,
  port: number,
): Promise<DatabaseServer | undefined> {
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const version = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (version === undefined) return undefined;
  const bin = join(debian, version, 'bin');
  const cluster = join(await folderOf(folder), 'cluster');
  const made = ['-D', cluster, '-U', 'platform', '--auth', 'trust', '--encoding', 'UTF8'];
  await execute(join(bin, 'initdb'), [...made, '--locale', 'C.UTF-8'], { ...owner, cwd: folder });
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    timezone: 'America/New_York',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...given], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const urlOf = (database: string) => `postgres://platform@127.0.0.1:${port}/${database}`;
  await untilAnswers(urlOf('postgres'));
  return {
    name: `${version}, of Debian`,
    urlOf,
    ...stillness(cluster),
    stop: () => end(child, 'SIGINT'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await ended;
}

export interface Pooler {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const pgbouncer = '/usr/sbin/pgbouncer';
export const hasPooler = (): boolean => existsSync(pgbouncer);

/** PgBouncer with default settings, except for transaction mode: connections are lent per transaction. */
export async function startPooler(
  folder: string,
  port: number,
  server: DatabaseServer,
): Promise<Pooler> {
  const to = new URL(server.urlOf('postgres'));
  const [configuration, users] = [
    join(await folderOf(folder), 'pooler.ini'),
    join(folder, 'users'),
  ];
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const text = [
    `[databases]\n* = host=${to.hostname} port=${to.port}`,
    `[pgbouncer]\n${lines.join('\n')}\n`,
  ];
  await writeFile(configuration, text.join('\n'));
  const password = to.password || randomBytes(8).toString('hex');
  await writeFile(users, `"${to.username}" "${password}"\n`);
  for (const file of [configuration, users]) await chmod(file, 0o644);
  const child = spawn(pgbouncer, [configuration], { ...owner, stdio: 'ignore' });
  const urlOf = (database: string) => `postgres://${to.username}@127.0.0.1:${port}/${database}`;
  await untilAnswers(urlOf('postgres'));
  return { urlOf, stop: () => end(child, 'SIGKILL') };
}
