import { expect, inject, it } from 'vitest';
import { openDatabase } from './connection.ts';
import { createDatabase, dropDatabase } from './create-database.ts';
import { openPlatformDatabase } from './platform-database.ts';
import { requireSupported, requireSupportedServer } from './server-version.ts';

it.each([90_603, 130_022, 140_012, 149_999])('refuses version %i in one line', (version) =>
  expect(() => requireSupported(version)).toThrow(
    /^This PostgreSQL is version \d+; the platform needs 15 or newer\. [^\n]*$/,
  ),
);

it.each([150_013, 160_000, 170_004, 180_001])('accepts version %i', (version) =>
  expect(() => requireSupported(version)).not.toThrow(),
);

it('accepts the tests’ server', async () => {
  const open = openDatabase(inject('databaseServerUrl'), { poolSize: 1 });
  await expect(requireSupportedServer(open.pool)).resolves.toBeUndefined();
  await open.close();
});

it('checks before anything is written to the database', async () => {
  // A server that says it is 14: its settings may be shadowed for a connection by a function of its own.
  const name = 'of_version_fourteen';
  const serverUrl = inject('databaseServerUrl');
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const open = openDatabase(url.href, { poolSize: 1 });
  await open.pool.query('create schema fourteen');
  await open.pool.query(
    "create function fourteen.current_setting(text) returns text language sql as $$ select '140013' $$",
  );
  await open.pool.query(`alter database ${name} set search_path = fourteen, pg_catalog, public`);
  await expect(
    openPlatformDatabase(
      { kind: 'external', url: url.href },
      { isMigrated: true, onIdleError: () => undefined },
    ),
  ).rejects.toThrow('This PostgreSQL is version 14');
  const { rows } = await open.pool.query("select to_regclass('public.start_lock') as made");
  expect(rows).toEqual([{ made: null }]);
  await open.close();
  await dropDatabase(serverUrl, name);
});
