import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine, hasEnded, isAlive } from './processes.ts';

const fastStopMs = 10_000;
const hardStopMs = 5_000;

/** The process ID that a server left in its folder, if any. */
async function recordedPid(cluster: string): Promise<number | undefined> {
  try {
    const [first] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(first);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end and a checkpoint is written. SIGQUIT is the immediate one. */
export async function stopPostgres(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await hasEnded(pid, fastStopMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await hasEnded(pid, hardStopMs))) process.kill(pid, 'SIGKILL');
}

/**
 * Cleans up after a killed platform: stops a server still running on the folder, and removes the record of one that has
 * ended, since its process ID may now be another program's. Only the holder of the folder's lock may call it.
 */
export async function clearOrphan(cluster: string): Promise<'none' | 'stopped' | 'forgotten'> {
  const pid = await recordedPid(cluster);
  if (pid === undefined) return 'none';
  const runsHere = isAlive(pid) && (await commandLine(pid)).includes(cluster);
  if (runsHere) await stopPostgres(pid);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return runsHere ? 'stopped' : 'forgotten';
}
