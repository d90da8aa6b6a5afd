import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { businessTimeStartsAt } from '../src/kernel/clock/business-clock.ts';
import { openDatabase } from '../src/kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../src/kernel/database/create-database.ts';
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

/** An in-memory folder if there is one with room, since databases copy ten times as fast there. */
async function quickestFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : tmpdir();
}

interface Server {
  urlOf(database: string): string;
  /** Ends connections to the template, which can only be copied without any; a pooler keeps them open. */
  leave?(): Promise<void>;
  stop(): Promise<void>;
}

async function startOwn(): Promise<Server> {
  const folder = await mkdtemp(join(await quickestFolder(), 'payfac-test-'));
  const server = await startEmbeddedPostgres(folder, throwawaySettings);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** An existing server, or the pooler in front of one; whoever started it stops it. */
function given(address: string): Server {
  const urlOf = (database: string): string => {
    const url = new URL(address);
    url.pathname = `/${database}`;
    return url.href;
  };
  const leave = async () => {
    const open = openDatabase(urlOf('postgres'), { poolSize: 1 });
    await open.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [templateName],
    );
    await open.close();
  };
  const stop = () => dropDatabase(urlOf('postgres'), templateName);
  return { urlOf, leave, stop };
}

/**
 * One PostgreSQL for the whole run, in a temporary folder, or the one that TEST_DATABASE_SERVER names, and one prepared
 * database that `createTestDatabase` copies. Creating both anew takes less time than checking whether existing ones are
 * still valid.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env['TEST_DATABASE_SERVER'];
  const server = address ? given(address) : await startOwn();
  await createDatabase(server.urlOf('postgres'), templateName);
  const template = openDatabase(server.urlOf(templateName));
  await applyMigrations(template.database);
  installDataKeys([testDataKey]);
  await seed(template.pool, testPlan);
  await businessTimeStartsAt(template.database, testPlan.anchor);
  await makePasswordsQuick(template.pool);
  await tidy(template.pool);
  await template.close();
  await server.leave?.();
  project.provide('databaseServerUrl', server.urlOf('postgres'));
  return () => server.stop();
}
