import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createAppFolder } from '../../../test/app-folder.ts';
import { call, TestSession } from '../../../test/session.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';
import { openDatabase } from '../../kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../../kernel/database/create-database.ts';
import { demoPassword } from '../seed/data/people.ts';
import { sandboxKeyOf } from '../seed/data/sandbox-key.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { openLog } from './logger.ts';
import { addFirstAdministrator, startPlatform } from './platform.ts';
import { helpUser, migrateDatabase } from './tasks.ts';

const host = 'app.harbor.pay.example';
const dataKeys = randomBytes(32).toString('base64');
const names: string[] = [];
let folder: string;
let appFolder: string;

/** The configuration of a production environment with an empty database. */
async function empty(environment = 'production'): Promise<Configuration> {
  const name = `bare_${randomBytes(4).toString('hex')}`;
  const serverUrl = inject('databaseServerUrl');
  await createDatabase(serverUrl, name);
  names.push(name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return onDatabase(url.href, environment);
}

const onDatabase = (databaseUrl: string, environment: string): Configuration => {
  const args = ['--port', '0', '--scale', '0.002', '--data', folder, '--domain', 'pay.example'];
  const safe = [
    '--processors',
    'simulated',
    '--scheme',
    'https',
    '--trusted-proxies',
    '127.0.0.1',
    '--stop-pause',
    '0',
  ];
  const read = readConfiguration([...args, ...safe, '--environment', environment], {
    PAYFAC_DATA_KEYS: dataKeys,
    DATABASE_URL: databaseUrl,
  });
  return { ...read, appFolder };
};

const log = () => openLog(folder, 'silent');

/** The same, with a migrated database. */
async function migrated(environment = 'production'): Promise<Configuration> {
  const configuration = await empty(environment);
  await migrateDatabase({ ...configuration, task: 'migrate' }, log());
  return configuration;
}
const admin = { email: 'Ada.Byron@office.example', brand: 'harbor' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-bare-'));
  appFolder = await createAppFolder();
  await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
});

afterAll(async () => {
  for (const name of names) await dropDatabase(inject('databaseServerUrl'), name);
  await rm(folder, { recursive: true, force: true });
  await rm(appFolder, { recursive: true, force: true });
});

const logIn = (url: string, username: string, password: string) =>
  call(url, host, '/payments/login', {
    method: 'POST',
    rawBody: new URLSearchParams({ username, password }).toString(),
    headers: {
      origin: `https://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });

it.each(['development', 'stage', 'production'])(
  'in %s, only the migrate command creates the schema, without users',
  async (environment) => {
    const configuration = await empty(environment);
    await expect(startPlatform(configuration, log())).rejects.toThrow(
      'This database has no tables yet: run the same command with --migrate first.',
    );
    await migrateDatabase({ ...configuration, task: 'migrate' }, log());
    await expect(startPlatform(configuration, log())).rejects.toThrow(
      'The database holds no facilitator: make one with its first administrator',
    );
    const open = openDatabase(configuration.databaseUrl ?? '', { poolSize: 1 });
    const { rows } = await open.pool.query(`select (select count(*)::int from users) as users,
      (select count(*)::int from api_keys) as keys, (select count(*)::int from transactions) as payments,
      (select count(*)::int from facilitators) as brands`);
    await open.close();
    expect(rows).toEqual([{ users: 0, keys: 0, payments: 0, brands: 0 }]);
  },
);

it('lets only the first administrator sign in, with a password that must be changed', async () => {
  const configuration = await migrated();
  const { username, password } = await addFirstAdministrator(configuration, admin, log());
  expect(username).toBe('ada.byron@harbor');
  await expect(addFirstAdministrator(configuration, admin, log())).rejects.toThrow(
    'Harbor Payments has an administrator, ada.byron@harbor',
  );

  const platform = await startPlatform(configuration, log());
  try {
    expect(platform.apps).toEqual([{ title: 'Harbor Backoffice', address: `https://${host}` }]);
    const url = `http://127.0.0.1:${platform.port}`;
    const [demo, unknown] = [
      await logIn(url, 'admin@harbor', demoPassword),
      await logIn(url, 'nobody@harbor', demoPassword),
    ];
    expect([demo.status, demo.text.replaceAll('admin@', 'nobody@')]).toEqual([422, unknown.text]);
    const byKey = await call(url, host, '/api/v1/reporting/transactions', {
      headers: { authorization: `Bearer ${sandboxKeyOf('harbor')}` },
    });
    expect(byKey.status).toBe(401);

    // Browsers that have visited never come back without TLS.
    expect(unknown.headers.get('strict-transport-security')).toMatch(/^max-age=63072000;/);
    const signedIn = await logIn(url, username, password);
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/change-password']);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const open = () =>
      call(url, host, '/api/v1/auth/sso', {
        method: 'POST',
        body: { facId: 'harbor', application: 'payments' },
        headers: { cookie, origin: `https://${host}` },
      });
    const tab = (await open()).body;
    const as = (token: string, path: string, body: unknown) =>
      call(url, host, `/api/v1/${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      });
    const person = {
      name: 'Grace Murray',
      username: 'grace@harbor',
      email: 'grace@office.example',
      password: 'kelp-orbit-lantern-42',
      roles: ['underwriter'],
    };
    expect((await as(tab.token, 'users', person)).body.code).toBe('PASSWORD_RESET_NEEDED');
    const change = { currentPassword: password, newPassword: 'tidal-copper-meadow-17' };
    const changed = await as(tab.token, `users/${tab.userId}/change-password`, change);
    expect([changed.status, changed.text]).toEqual([200, expect.any(String)]);
    const made = await as((await open()).body.token, 'users', person);
    expect([made.status, made.body.username]).toEqual([200, 'grace@harbor']);
    expect((await logIn(url, username, password)).status).toBe(422);
  } finally {
    await platform.stop();
  }
});

it('resets the factor of an administrator without colleagues, while the platform runs', async () => {
  const configuration = { ...(await migrated()), signOnHours: 2 };
  const { username, password } = await addFirstAdministrator(configuration, admin, log());
  const platform = await startPlatform(configuration, log());
  const open = openDatabase(configuration.databaseUrl ?? '', { poolSize: 1 });
  try {
    const url = `http://127.0.0.1:${platform.port}`;
    const body = { facId: 'harbor', application: 'payments' };
    const enter = async (typed: string) => {
      const response = await logIn(url, username, typed);
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      const headers = { cookie, origin: `https://${host}` };
      const tab = await call(url, host, '/api/v1/auth/sso', { method: 'POST', body, headers });
      const session = new TestSession(url, host, cookie, tab.body);
      return { session, leadsTo: response.headers.get('location') };
    };
    const post = (session: TestSession, path: string, sent: unknown) =>
      session.call(`users/${path}`, { method: 'POST', body: sent });
    const currentPassword = 'tidal-copper-meadow-17';
    const { session } = await enter(password);
    await post(session, `${session.response.userId}/change-password`, {
      currentPassword: password,
      newPassword: currentPassword,
    });
    const begun = await post(session, 'second-factor/authenticators', { currentPassword });
    const code = authenticatorCodeAt(begun.body.secret);
    const added = await post(session, 'second-factor/authenticators/confirm', { code });
    expect(added.status).toBe(200);
    expect((await enter(currentPassword)).leadsTo).toContain('/second-step');

    const task = { ...configuration, task: 'help' } as const;
    const help = { username, how: 'reset-second-factor' } as const;
    expect(await helpUser(task, help, log())).toContain('no second factor any more');
    expect((await session.get('users/second-factor')).status).toBe(401);
    const again = await enter(currentPassword);
    expect(again.leadsTo).toBe('/change-password');
    const { rows } = await open.pool.query(
      "select username, message from user_activities where action = 'users.secondFactor'",
    );
    expect(rows).toEqual([
      { username: '(operator)', message: `Reset the second factor of ${username} on the machine` },
    ]);
    expect(await helpUser(task, { username, how: 'unlock' }, log())).toBe(
      `${username} is unlocked.`,
    );
    await expect(helpUser(task, { ...help, username: 'eve@harbor' }, log())).rejects.toThrow(
      'There is no user eve@harbor.',
    );

    // A sign-on lasts as long as is configured, and no longer.
    const changed = await post(again.session, `${again.session.response.userId}/change-password`, {
      currentPassword,
      newPassword: 'granite-willow-ember-77',
    });
    expect(changed.status).toBe(200);
    const age = (minutes: number) =>
      open.pool.query("update sign_ons set created_at = now() - $1 * interval '1 minute'", [
        minutes,
      ]);
    await age(119);
    expect((await again.session.get('users/second-factor')).status).toBe(200);
    await age(121);
    expect((await again.session.get('users/second-factor')).status).toBe(401);
    expect((await TestSession.openTab(url, host, again.session.cookie)).status).toBe(401);
  } finally {
    await open.close();
    await platform.stop();
  }
});

it('refuses demo data outside local and sandbox, and real data in them', async () => {
  const demo = await empty('sandbox');
  await (await startPlatform(demo, log())).stop();
  const url = demo.databaseUrl ?? '';
  for (const environment of ['development', 'stage', 'production']) {
    const refused = startPlatform(onDatabase(url, environment), log());
    await expect(refused).rejects.toThrow(`and cannot serve ${environment}`);
  }
  // A copy of it is just as public.
  const copied = await migrated();
  await addFirstAdministrator(copied, admin, log());
  const open = openDatabase(copied.databaseUrl ?? '', { poolSize: 1 });
  await open.pool.query(`insert into users (user_id, facilitator_id, username, email, name,
    password_hash, theme, preferences, force_password_reset, password_changed_at, created_at, updated_at)
    select 'usr_harbor_bank', facilitator_id, 'bank@harbor', 'bank@office.example', name,
    password_hash, theme, preferences, false, created_at, created_at, updated_at from users`);
  await open.close();
  await expect(startPlatform(copied, log())).rejects.toThrow('whose secrets are published');
  const asSandbox = onDatabase(copied.databaseUrl ?? '', 'sandbox');
  await expect(startPlatform(asSandbox, log())).rejects.toThrow('begun without demo data');
  await expect(addFirstAdministrator(asSandbox, admin, log())).rejects.toThrow(
    'demo people sign in',
  );
});

it.each([
  [{ email: 'nobody', brand: 'harbor' }, 'takes an email address'],
  [{ email: 'a b@c.example', brand: 'harbor' }, 'takes an email address'],
  [{ email: 'ada@office.example', brand: 'lantern' }, 'There is no brand lantern'],
])('refuses to create an administrator from %j', async (wished, message) => {
  await expect(addFirstAdministrator(await migrated(), wished, log())).rejects.toThrow(message);
});
