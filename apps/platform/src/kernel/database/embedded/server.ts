import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster, superuser } from './cluster.ts';
import { freePort } from './free-port.ts';
import { endWithThisProcess } from './guard.ts';
import { serverHome } from './home.ts';
import { type DataFolderLock, lockDataFolder } from './lock.ts';
import { clearOrphan, stopPostgres } from './orphan.ts';
import { hasEnded } from './processes.ts';
import { localSettings, type ServerSettings } from './settings.ts';
import { type Owner, unprivilegedOwner } from './unprivileged.ts';

export interface EmbeddedPostgres {
  /** The connection URL of one of the server's databases. */
  urlOf(database: string): string;
  /** Resolves when the server's process ends, by `stop` or otherwise. */
  readonly ended: Promise<void>;
  /** Fast shutdown: ends every session, writes a checkpoint, frees the folder. */
  stop(): Promise<void>;
}

const startAttempts = 5;
const readyWithinMs = 30_000;

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function launch(
  program: string,
  cluster: Cluster,
  port: number,
  settings: ServerSettings,
  logPath: string,
  owner: Owner | undefined,
): ChildProcess {
  const parameters = Object.entries(settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openSync(logPath, 'w');
  try {
    return spawn(program, ['-D', cluster.folder, '-p', String(port), ...parameters], {
      cwd: cluster.folder,
      stdio: ['ignore', log, log],
      detached: true,
      ...owner,
    });
  } finally {
    closeSync(log);
  }
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  const until = Date.now() + readyWithinMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    if (await canConnect(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return false;
}

async function startLocked(
  dataFolder: string,
  settings: ServerSettings,
  lock: DataFolderLock,
): Promise<EmbeddedPostgres> {
  const owner = await unprivilegedOwner();
  const binaries = await findBinaries(owner !== undefined);
  const home = await serverHome(dataFolder, owner);
  const cluster = await openCluster(binaries, home, owner);
  await clearOrphan(cluster.folder);
  const logPath = join(home, 'postgres.log');

  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const urlOf = (database: string) =>
      `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`;
    const child = launch(binaries.postgres, cluster, port, settings, logPath, owner);
    const { pid } = child;
    if (pid === undefined) throw new Error(`${binaries.postgres} could not be run.`);
    const guard = endWithThisProcess(pid);
    const ended = once(child, 'exit').then(() => guard.release());
    if (await isReady(child, urlOf('postgres'))) {
      child.unref();
      const stop = async () => {
        child.ref();
        if (!(await hasEnded(pid, 0))) await stopPostgres(pid);
        await ended;
        lock.release();
      };
      return { urlOf, ended, stop };
    }
    if (!(await hasEnded(pid, 0))) await stopPostgres(pid);
    const log = await readFile(logPath, 'utf8');
    const portWasTaken = log.includes('could not bind');
    if (!portWasTaken || attempt === startAttempts) {
      throw new Error(`PostgreSQL did not start on ${cluster.folder}:\n${log.slice(-2000)}`);
    }
  }
}

/**
 * Starts PostgreSQL on a data folder, and creates its files at the first start.
 * @throws DataFolderInUse if another platform is running on the folder.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  settings: ServerSettings = localSettings,
): Promise<EmbeddedPostgres> {
  await mkdir(dataFolder, { recursive: true });
  const lock = lockDataFolder(dataFolder);
  try {
    return await startLocked(dataFolder, settings, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}
