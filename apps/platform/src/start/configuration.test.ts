import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const root = resolve(import.meta.dirname, '../../../..');

it('has defaults for everything', () => {
  expect(readConfiguration([], {})).toEqual({
    host: '127.0.0.1',
    port: 4400,
    scheme: 'http',
    environment: 'local',
    dataFolder: resolve(root, '.data'),
    payments: 100_000,
    isReset: false,
    logLevel: 'info',
    allowedOrigins: [],
    appFolder: resolve(root, 'apps/backoffice/dist'),
  });
});

it('takes options before the environment, and folders from the root of the checkout', () => {
  const configuration = readConfiguration(
    ['--port', '4500', '--data', '.cache/e2e', '--scale', '0.05', '--reset'],
    { PORT: '9', DATA_DIR: '/elsewhere', DATABASE_URL: 'postgres://db/x', LOG_LEVEL: 'warn' },
  );
  expect(configuration).toMatchObject({
    port: 4500,
    dataFolder: resolve(root, '.cache/e2e'),
    payments: 5_000,
    isReset: true,
    databaseUrl: 'postgres://db/x',
    logLevel: 'warn',
  });
});

it('takes an empty variable as not set', () => {
  expect(readConfiguration([], { PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4400 });
  expect(readConfiguration([], { DATABASE_URL: '' })).not.toHaveProperty('databaseUrl');
});

it.each([
  [['--port', '70000'], {}, '--port or PORT cannot be 70000'],
  [['--port', 'http'], {}, '--port or PORT cannot be http'],
  [[], { SCALE: '0' }, '--scale or SCALE cannot be 0'],
  [
    [],
    { DATABASE_URL: 'mysql://db' },
    '--database-url or DATABASE_URL is not a PostgreSQL address',
  ],
  [[], { PAYFAC_ENVIRONMENT: 'moon' }, '--environment or PAYFAC_ENVIRONMENT cannot be moon'],
])('names the setting that makes no sense: %j %j', (args, environment, message) => {
  expect(() => readConfiguration(args, environment)).toThrow(message);
});
