import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { unsafeSettings } from './safe-to-serve.ts';

const key = Buffer.alloc(32, 7).toString('base64');

const sound = {
  PAYFAC_ENVIRONMENT: 'production',
  PROCESSORS: 'simulated',
  DOMAIN: 'pay.example',
  SCHEME: 'https',
  TRUSTED_PROXIES: '10.0.0.7',
  DATABASE_URL: 'postgresql://payfac:secret@db.internal/payfac',
  PAYFAC_DATA_KEYS: key,
};

const problemsOf = (given: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  unsafeSettings(readConfiguration(args, { ...sound, ...given }));

it.each(['development', 'stage', 'production'])('finds nothing in a safe %s', (name) =>
  expect(problemsOf({ PAYFAC_ENVIRONMENT: name })).toEqual([]),
);

it.each([
  [{ PROCESSORS: '' }, '--processors or PROCESSORS is not set'],
  [{ DOMAIN: '' }, '--domain or DOMAIN is localhost'],
  [{ SCHEME: 'http' }, '--scheme or SCHEME is http'],
  [{ TRUSTED_PROXIES: '' }, '--trusted-proxies or TRUSTED_PROXIES is empty'],
  [{ ALLOWED_ORIGINS: 'http://app.pay.example' }, 'ALLOWED_ORIGINS has an origin of http'],
  [{ DATABASE_URL: '' }, '--database-url or DATABASE_URL is not set'],
  [{ PAYFAC_DATA_KEYS: '' }, 'PAYFAC_DATA_KEYS is not set'],
  [{ PAYFAC_DATA_KEYS: ' , ' }, 'PAYFAC_DATA_KEYS holds no key'],
  [{ PAYFAC_DATA_KEYS: 'c2hvcnQ=' }, 'PAYFAC_DATA_KEYS: A data key is 32 bytes in base64'],
])('refuses %j in one sentence', (given, sentence) => {
  const problems = problemsOf(given);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
  expect(problems[0]).toMatch(/\.$|openssl rand -base64 32$/);
});

it('refuses to delete the data of real people', () =>
  expect(problemsOf({}, '--reset')).toEqual([
    '--reset forgets all data and is for local and sandbox environments.',
  ]));

it('lists everything that is missing at once', () =>
  expect(unsafeSettings(readConfiguration(['--environment', 'production'], {}))).toHaveLength(5));

it.each(['local', 'sandbox'])('requires nothing of %s, whose data is made up', (name) =>
  expect(unsafeSettings(readConfiguration(['--environment', name], {}))).toEqual([]),
);
