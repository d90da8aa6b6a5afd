/*
 * Saves a platform's data as files, restores it elsewhere, or prints the ledger's hash.
 *
 * node scripts/dump.ts save <folder> [--data .data | --database-url …]
 * node scripts/dump.ts restore <folder> [--data … | --database-url …]
 * node scripts/dump.ts hash [--data … | --database-url …]
 *
 * With a data folder, its platform must be stopped; with a database URL it may be running. The restore
 * target must be empty.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type DatabasePlace,
  openPlatformDatabase,
  type PlatformDatabase,
} from '../apps/platform/src/kernel/database/platform-database.ts';
import { ledgerHash } from '../apps/platform/src/kernel/ledger/hash.ts';
import { dumpDatabase, restoreDatabase } from '../apps/platform/src/program/dump.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: '.data' },
    'database-url': { type: 'string' },
  },
});
const [command = '', folder] = positionals;
const url = values['database-url'];
const place: DatabasePlace = url
  ? { kind: 'external', url }
  : { kind: 'embedded', dataFolder: resolve(values.data) };

function inFolder(): string {
  if (folder === undefined) throw new Error('Name the folder of the dump.');
  return resolve(folder);
}

const commands: Readonly<Record<string, (open: PlatformDatabase) => Promise<string>>> = {
  save: async ({ pool }) => (await dumpDatabase(pool, inFolder())).ledgerHash,
  restore: async ({ pool }) => (await restoreDatabase(pool, inFolder())).ledgerHash,
  hash: ({ database }) => ledgerHash(database),
};

const run = commands[command];
if (!run) throw new Error('Say save, restore or hash.');
const open = await openPlatformDatabase(place, {
  // The source database is left unchanged.
  isMigrated: command === 'restore',
  onIdleError: () => undefined,
});
try {
  console.log(`ledger ${await run(open)}`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  await open.close();
}
