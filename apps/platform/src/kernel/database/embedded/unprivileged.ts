import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The user PostgreSQL runs as; PostgreSQL itself refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const candidates = ['postgres', 'nobody'] as const;
const othersMayEnter = 0o001;

/**
 * Undefined if this process isn't root: the server then runs as its user.
 * @throws Error if the machine has no unprivileged user.
 */
export async function unprivilegedOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of candidates) {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user nobody.');
}

/** Whether any user can reach the folder: every folder above it lets others pass. */
export async function isReachableByOthers(folder: string): Promise<boolean> {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const { mode } = await stat(current);
    if ((mode & othersMayEnter) === 0) return false;
    if (dirname(current) === current) return true;
  }
}
