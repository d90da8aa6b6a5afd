/*
 * Keeps a seeded data folder below .cache and copies it for every platform that journeys run on. It is reseeded when
 * the sources of its rows change.
 *
 * node scripts/kept-data.ts --data .cache/e2e-data/4490 --scale 0.05
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginBusinessTime } from '../apps/platform/src/kernel/clock/business-clock.ts';
import type { OpenDatabase } from '../apps/platform/src/kernel/database/connection.ts';
import { serverHome } from '../apps/platform/src/kernel/database/embedded/home.ts';
import { resetDataFolder } from '../apps/platform/src/kernel/database/embedded/reset.ts';
import { unprivilegedOwner } from '../apps/platform/src/kernel/database/embedded/unprivileged.ts';
import { readConfiguration } from '../apps/platform/src/program/start/configuration.ts';
import { openLog } from '../apps/platform/src/program/start/logger.ts';
import { prepareDatabase } from '../apps/platform/src/program/start/prepare-database.ts';
import { anchor } from './anchor.ts';
import { fingerprint } from './fingerprint.mjs';

const inputs = [
  'pnpm-lock.yaml',
  'scripts/kept-data.ts',
  'packages/{api,domain}/src/**/*.ts',
  'apps/platform/{src,drizzle}/**/*',
];
const shelf = resolve('.cache/seeded');

/** Files with their own location: beside the data, and in the server's folder. */
const besideData = ['data.key'];
const ofServer = ['postgres', 'postgres.password'];

const homeOf = async (folder: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  return serverHome(folder, await unprivilegedOwner());
};

/** Keeps owners and modes, and shares data blocks if the file system supports it. */
function copy(from: string, to: string, names: readonly string[]): void {
  const flags = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a'];
  for (const name of names) {
    rmSync(join(to, name), { recursive: true, force: true });
    const { status, stderr } = spawnSync('cp', [...flags, join(from, name), join(to, name)]);
    if (status !== 0) throw new Error(`${name} was not copied: ${String(stderr)}`);
  }
}

async function prepared(
  folder: string,
  scale: number,
  work: (open: OpenDatabase) => Promise<void>,
) {
  const options = ['--data', folder, '--scale', String(scale), '--anchor', anchor.toISOString()];
  const log = openLog(folder, 'warn');
  const open = await prepareDatabase(readConfiguration(options, {}), log);
  await work(open).finally(() => open.close());
  log.close();
}

/** Seeds in a temporary folder, and moves it into place when complete: another process may be seeding too. */
async function seedInto(kept: string, scale: number): Promise<void> {
  const making = `${kept}.${process.pid}`;
  const whole = `${making}.whole`;
  mkdirSync(whole, { recursive: true });
  await prepared(making, scale, async () => undefined);
  copy(making, whole, besideData);
  copy(await homeOf(making), whole, ofServer);
  await resetDataFolder(making);
  rmSync(making, { recursive: true });
  try {
    renameSync(whole, kept);
  } catch (problem) {
    if (!existsSync(kept)) throw problem;
    rmSync(whole, { recursive: true });
  }
}

async function keptFolder(scale: number): Promise<string> {
  const name = fingerprint(inputs, `${scale} ${anchor.toISOString()}`).slice(0, 16);
  const kept = join(shelf, `scale-${scale}-${name}`);
  if (existsSync(kept)) return kept;
  await seedInto(kept, scale);
  for (const other of globSync(join(shelf, `scale-${scale}-????????????????`))) {
    if (other !== kept) rmSync(other, { recursive: true });
  }
  return kept;
}

/** Turns a folder into the data of a platform that starts at the anchor, as if just seeded. */
async function layOut(folder: string, scale: number): Promise<void> {
  const kept = await keptFolder(scale);
  const home = await homeOf(folder);
  await resetDataFolder(folder);
  copy(kept, folder, besideData);
  copy(kept, home, ofServer);
  await prepared(folder, scale, ({ database }) => beginBusinessTime(database, anchor));
}

const { values } = parseArgs({
  options: { data: { type: 'string', default: '' }, scale: { type: 'string', default: '1' } },
});
await layOut(resolve(values.data), Number(values.scale));
