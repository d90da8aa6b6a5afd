import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Owner } from './unprivileged.ts';

const execute = promisify(execFile);
const majorVersion = '18';

export const superuser = 'platform';

export interface Cluster {
  readonly folder: string;
  readonly password: string;
}

async function initialize(
  binaries: Binaries,
  home: string,
  folder: string,
  owner: Owner | undefined,
): Promise<void> {
  const half = join(home, 'postgres.new');
  const passwordFile = join(home, 'postgres.password');
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (owner) {
    await chown(half, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  await execute(
    binaries.initdb,
    [
      ['--pgdata', half],
      ['--username', superuser],
      ['--pwfile', passwordFile],
      ['--auth', 'scram-sha-256'],
      ['--encoding', 'UTF8'],
      ['--locale-provider', 'builtin'],
      ['--locale', 'C.UTF-8'],
      ['--no-instructions', '--no-sync'],
    ].flat(),
    { cwd: home, ...owner },
  );
  await rename(half, folder);
}

/**
 * The database cluster below `home`, created by initdb if it doesn't exist. It is created elsewhere and renamed into
 * place, so that an interrupted initdb leaves nothing that looks finished. Its password is random and stored in a file
 * that only its owner can read.
 * @throws Error if the folder has another major version's data.
 */
export async function openCluster(
  binaries: Binaries,
  home: string,
  owner: Owner | undefined,
): Promise<Cluster> {
  const folder = join(home, 'postgres');
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialize(binaries, home, folder, owner);
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    throw new Error(
      `${folder} was written by PostgreSQL ${version}; this platform runs ${majorVersion}. Run npm run reset, or set DATA_DIR to another folder.`,
    );
  }
  const password = await readFile(join(home, 'postgres.password'), 'utf8');
  return { folder, password };
}
