import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { businessTimeStartsAt } from '../src/kernel/clock/business-clock.ts';
import { openDatabase } from '../src/kernel/database/connection.ts';
import { createDatabase } from '../src/kernel/database/create-database.ts';
import { startEmbeddedPostgres } from '../src/kernel/database/embedded/server.ts';
import { throwawaySettings } from '../src/kernel/database/embedded/settings.ts';
import { applyMigrations } from '../src/kernel/database/migrate.ts';
import { installDataKeys } from '../src/kernel/sealing/keys.ts';
import { seed, tidy } from '../src/program/seed/seed.ts';
import { templateName, testDataKey, testPlan } from './plan.ts';
import { makePasswordsQuick } from './quick-password.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server's `postgres` database. */
    databaseServerUrl: string;
  }
}

const enoughBytes = 2 ** 30;

/** Where files are kept in memory, if that is here and has room: databases are copied ten times as fast. */
async function quickestFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : tmpdir();
}

/**
 * One PostgreSQL for the whole run, on a folder of its own that goes with it, and one prepared
 * database that `createTestDatabase` copies. Making both again takes less time than judging whether
 * kept ones are still right.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await quickestFolder(), 'payfac-test-'));
  const server = await startEmbeddedPostgres(folder, throwawaySettings);
  await createDatabase(server.urlOf('postgres'), templateName);
  const template = openDatabase(server.urlOf(templateName));
  await applyMigrations(template.database);
  installDataKeys([testDataKey]);
  await seed(template.pool, testPlan);
  await businessTimeStartsAt(template.database, testPlan.anchor);
  await makePasswordsQuick(template.pool);
  await tidy(template.pool);
  await template.close();
  project.provide('databaseServerUrl', server.urlOf('postgres'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
