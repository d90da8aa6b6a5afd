import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverHome } from '../../kernel/database/embedded/home.ts';
import { unprivilegedOwner } from '../../kernel/database/embedded/unprivileged.ts';

/** How the system and PostgreSQL report a full disk. */
const full = /ENOSPC|No space left on device|could not extend file|Disk quota exceeded/;

const refusals: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'a part of it is a file',
  EEXIST: 'it is a file',
};

const textOf = (problem: unknown): string =>
  problem instanceof Error ? `${problem.message}\n${textOf(problem.cause)}` : '';

/** Removes passwords from URLs, which somebody could see on a screen or in a log. */
const withoutPasswords = (text: string): string =>
  text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/]*):[^\s/]*@/gi, '$1:…@');

/** The end of the embedded server's log; empty when it can't be read. */
async function serverLog(dataFolder: string): Promise<string> {
  const home = await serverHome(dataFolder, await unprivilegedOwner());
  return (await readFile(join(home, 'postgres.log'), 'utf8')).slice(-20_000);
}

/**
 * Why the platform didn't start or had to stop, in one line that says what to do.
 * @param dataFolder undefined before it is known.
 */
export async function explain(problem: unknown, dataFolder: string | undefined): Promise<string> {
  const message = withoutPasswords(problem instanceof Error ? problem.message : String(problem));
  if (dataFolder === undefined) return message;
  const logged = await serverLog(dataFolder).catch(() => '');
  if (full.test(textOf(problem)) || full.test(logged)) {
    return `The disk of ${dataFolder} is full. Free some space, or set DATA_DIR to another disk, and start again: everything already confirmed is kept.`;
  }
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const refusal = refusals[code];
  const path = problem instanceof Error && 'path' in problem ? String(problem.path) : undefined;
  const isOfFolder =
    path !== undefined && (path.startsWith(dataFolder) || dataFolder.startsWith(path));
  if (refusal !== undefined && isOfFolder) {
    return `The data folder ${dataFolder} cannot be used: ${refusal}. Set DATA_DIR to a folder that can be written.`;
  }
  return message;
}
