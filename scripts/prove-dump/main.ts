/*
 * Generates a year of payments, saves it, restores it into a database in another folder and compares the
 * ledgers' hashes.
 *
 * node scripts/prove-dump/main.ts [--payments 100000]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPlatformDatabase } from '../../apps/platform/src/kernel/database/platform-database.ts';
import { ledgerHash } from '../../apps/platform/src/kernel/ledger/hash.ts';
import { ledgerViolations } from '../../apps/platform/src/kernel/ledger/laws.ts';
import { dataKeyOf, installDataKeys } from '../../apps/platform/src/kernel/sealing/keys.ts';
import { dumpDatabase, restoreDatabase } from '../../apps/platform/src/program/dump.ts';
import { seed } from '../../apps/platform/src/program/seed/seed.ts';

const { values } = parseArgs({ options: { payments: { type: 'string', default: '100000' } } });
const root = mkdtempSync(join(tmpdir(), 'payfac-dump-'));
const dump = join(root, 'dump');

const openIn = (name: string) =>
  openPlatformDatabase(
    { kind: 'embedded', dataFolder: join(root, name) },
    { isMigrated: true, onIdleError: () => undefined },
  );

try {
  installDataKeys([dataKeyOf(randomBytes(32))]);
  const first = await openIn('first');
  await seed(first.pool, { scale: Number(values.payments), anchor: new Date() });
  const before = await ledgerHash(first.database);
  const { tables } = await dumpDatabase(first.pool, dump);
  await first.close();

  const second = await openIn('second');
  await restoreDatabase(second.pool, dump);
  const after = await ledgerHash(second.database);
  const violations = await ledgerViolations(second.database);
  await second.close();

  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${tables.length} tables, ${rows} rows: ${before} saved, ${after} restored`);
  if (before !== after) throw new Error('The ledgers differ.');
  if (violations.length > 0) throw new Error(violations.join('\n'));
  console.log('1 passed, 0 failed');
} finally {
  rmSync(root, { recursive: true, force: true });
}
