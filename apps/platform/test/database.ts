import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/connection.ts';
import { createDatabase, dropDatabase } from '../src/database/create-database.ts';
import { templateName } from './plan.ts';

export { testPlan } from './plan.ts';

/** A seeded database of its own for the calling test file; `close` drops it. */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name, templateName);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const open = openDatabase(url.href, { poolSize: 12 });
  return {
    ...open,
    close: async () => {
      await open.close();
      await dropDatabase(serverUrl, name);
    },
  };
}
