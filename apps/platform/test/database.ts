import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../src/kernel/database/create-database.ts';
import { ledgerViolations } from '../src/kernel/ledger/laws.ts';
import { installDataKeys } from '../src/kernel/sealing/keys.ts';
import { templateName, testDataKey } from './plan.ts';

export { testPlan } from './plan.ts';

/**
 * A seeded database for the calling test file. `close` drops it, and throws when its ledger doesn't balance: the
 * ledger's invariants must hold after every suite.
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('databaseServerUrl');
  installDataKeys([testDataKey]);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name, templateName);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const open = openDatabase(url.href, { poolSize: 12 });
  return {
    ...open,
    close: async () => {
      const violations = await ledgerViolations(open.database);
      await open.close();
      await dropDatabase(serverUrl, name);
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}
