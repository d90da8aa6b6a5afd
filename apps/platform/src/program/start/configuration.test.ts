import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const root = resolve(import.meta.dirname, '../../../../..');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-config-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  const path = join(folder, 'payfac.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

it('reads a file, which the environment and options override', async () => {
  const path = await fileOf({
    environment: 'stage',
    domain: 'pay.example',
    port: 8443,
    trustedProxies: ['10.0.0.7', '::1'],
    logLevel: 'debug',
  });
  const read = readConfiguration(['--config', path, '--log-level', 'warn'], { PORT: '9000' });
  expect(read).toMatchObject({
    environment: 'stage',
    domain: 'pay.example',
    port: 9000,
    trustedProxies: ['10.0.0.7', '::1'],
    logLevel: 'warn',
  });
  expect(readConfiguration([], { PAYFAC_CONFIG: path }).port).toBe(8443);
});

it.each([
  ['{', /^The configuration file .* cannot be read: /],
  [['a'], /takes one JSON object of texts, numbers and lists of texts\.$/],
  [{ port: true }, /takes one JSON object/],
  [{ hots: 'x' }, /has hots, which is no setting\. Settings are host, port, /],
  [{ dataKeys: 'secret' }, /has dataKeys, which is no setting/],
  [{ port: 70_000 }, /^--port or PORT cannot be 70000/],
])('refuses the file %j in one line', async (content, message) => {
  const path = await fileOf(content);
  expect(() => readConfiguration(['--config', path], {})).toThrow(message);
});

it.each([
  [[], 'serve'],
  [['--check-config'], 'check-config'],
  [['--migrate'], 'migrate'],
  [['--check-pages', 'https://pay.app.harbor.pay.example'], 'check-pages'],
  [['--first-administrator', 'ada@example.com', '--brand', 'harbor'], 'first-administrator'],
  [['--product', 'deploy/product.json', '--brand', 'harbor'], 'product'],
  [['--unlock', 'ada@harbor'], 'help'],
  [['--reset-second-factor', 'ada@harbor'], 'help'],
])('%j runs %s', (args, task) => expect(readConfiguration(args, {}).task).toBe(task));

it.each([
  [{ MAIL_URL: 'smtps://ada:p%40ss@relay.example' }, /--mail or MAIL_URL and .* go together/],
  [{ MAIL_FROM: 'no-reply@pay.example' }, /go together: give both/],
  [{ MAIL_URL: 'relay.example:465', MAIL_FROM: 'no-reply@pay.example' }, /no address of a relay/],
  [{ TEXT_URL: 'http://gateway.example', TEXT_FROM: 'Harbor' }, /no address of a gateway/],
])('refuses an invalid relay or gateway: %j', (environment, message) => {
  expect(() => readConfiguration([], environment)).toThrow(message);
});

it('reads the relay and the gateway for messages', () => {
  const relay = { url: 'smtps://ada:p%40ss@relay.example', from: 'no-reply@pay.example' };
  const gateway = { url: 'https://acc:t@gateway.example/Messages.json', from: '+14155550100' };
  const environment = {
    MAIL_URL: relay.url,
    MAIL_FROM: relay.from,
    TEXT_URL: gateway.url,
    TEXT_FROM: gateway.from,
  };
  expect(readConfiguration([], environment)).toMatchObject({ relay, gateway });
});

it('has defaults for everything', () => {
  expect(readConfiguration([], {})).toEqual({
    host: '127.0.0.1',
    port: 4400,
    scheme: 'http',
    domain: 'localhost',
    environment: 'local',
    dataFolder: resolve(root, '.data'),
    payments: 100_000,
    task: 'serve',
    isReset: false,
    logLevel: 'info',
    allowedOrigins: [],
    trustedProxies: [],
    signOnHours: 12,
    stopPause: 0,
    traceShare: 1,
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

it('accepts an instant with any offset as the start of simulated time', () => {
  const anchor = new Date('2026-03-04T15:00:00.000Z');
  expect(readConfiguration(['--anchor', '2026-03-04T10:00:00-05:00'], {})).toMatchObject({
    anchor,
  });
  expect(
    readConfiguration(['--environment', 'sandbox'], { ANCHOR: '2026-03-04T15:00:00Z' }),
  ).toMatchObject({ anchor });
});

it.each(['stage', 'development', 'production'])('allows only real time in %s', (name) => {
  const args = ['--environment', name, '--anchor', '2026-03-04T15:00:00Z'];
  expect(() => readConfiguration(args, {})).toThrow(
    `--anchor or ANCHOR is for local and sandbox environments. Business time is real in ${name}: start without it.`,
  );
});

it.each([
  [['--environment', 'production'], 10],
  [['--environment', 'production', '--stop-pause', '0'], 0],
  [['--environment', 'sandbox'], 0],
  [['--stop-pause', '3'], 3],
])('a stop of %j pauses for %i s', (args, seconds) =>
  expect(readConfiguration(args, {}).stopPause).toBe(seconds),
);

it('treats an empty variable as not set', () => {
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
  [['--anchor', '2026-03-04'], {}, '--anchor or ANCHOR is not an instant.'],
  [['--anchor', '2026-03-04T15:00:00'], {}, '--anchor or ANCHOR is not an instant.'],
  [['--anchor', '2026-02-30T15:00:00Z'], {}, 'such as 2026-03-04T15:00:00Z.'],
  [['--sign-on-hours', '25'], {}, '--sign-on-hours or SIGN_ON_HOURS takes hours, from 1 to 24.'],
  [[], { SIGN_ON_HOURS: '0' }, 'takes hours, from 1 to 24.'],
  [[], { PAYFAC_ENVIRONMENT: 'moon' }, '--environment or PAYFAC_ENVIRONMENT cannot be moon'],
])('names the invalid setting: %j %j', (args, environment, message) => {
  expect(() => readConfiguration(args, environment)).toThrow(message);
});

it.each(['*', 'null', 'https://app.pay.example/', 'app.pay.example', 'ftp://app.pay.example'])(
  'doesn’t accept %s as an app’s origin',
  (origin) =>
    expect(() => readConfiguration([], { ALLOWED_ORIGINS: origin })).toThrow(
      '--allowed-origins or ALLOWED_ORIGINS takes origins as browsers send them',
    ),
);

it.each(['0.0.0.0/0', '128.0.0.0/1', '::/0', '2000::/3'])(
  'doesn’t accept %s, which includes everybody, as a proxy network',
  (network) =>
    expect(() => readConfiguration([], { TRUSTED_PROXIES: network })).toThrow(
      `${network} is no address or network of a proxy`,
    ),
);

it('accepts proxies by address and network, and names the one it can’t read', () => {
  const { trustedProxies } = readConfiguration([], {
    TRUSTED_PROXIES: '10.0.0.7, 192.0.2.0/24,::1',
  });
  expect(trustedProxies).toEqual(['10.0.0.7', '192.0.2.0/24', '::1']);
  expect(() => readConfiguration(['--trusted-proxies', 'proxy.example'], {})).toThrow(
    '--trusted-proxies or TRUSTED_PROXIES: proxy.example is no address or network of a proxy.',
  );
});

it('accepts a metrics address, and nothing else', () => {
  const read = (environment: Readonly<Record<string, string>>) =>
    readConfiguration([], environment);
  expect(
    read({
      METRICS_ADDRESS: '[::1]:9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      BACKUP_DIR: '/var/backups/payfac',
    }),
  ).toMatchObject({
    metrics: { host: '::1', port: 9464 },
    traces: 'http://collector:4318',
    traceShare: 0.1,
    backupsFolder: '/var/backups/payfac',
  });
  for (const wrong of ['9464', 'here:', 'a b:1', '127.0.0.1:99999', '127.0.0.1:80/metrics']) {
    expect(() => read({ METRICS_ADDRESS: wrong })).toThrow(
      '--metrics or METRICS_ADDRESS is no address with a port. Write such as 127.0.0.1:9464.',
    );
  }
  expect(() => read({ METRICS_ADDRESS: '10.0.0.1:4400' })).toThrow('is the port that everybody');
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    'is no address of a collector',
  );
  expect(() => read({ OTEL_TRACES_SAMPLER_ARG: '7' })).toThrow('OTEL_TRACES_SAMPLER_ARG cannot be');
});

it.each(['pay.example', 'ftp://pay.example', ''])('refuses to check pages at %j', (address) =>
  expect(() => readConfiguration([`--check-pages=${address}`], {})).toThrow(
    '--check-pages takes the address of a brand’s hosted pages, such as https://pay.app.harbor',
  ),
);

it('accepts a backup folder and how many to keep, and refuses anything else', () => {
  const { task, backup } = readConfiguration(['--backup', '/var/backups/payfac'], {});
  expect([task, backup]).toEqual(['backup', { parent: '/var/backups/payfac', keep: 14 }]);
  const kept = readConfiguration(['--backup', 'b', '--keep', '3'], {}).backup;
  expect(kept).toEqual({ parent: join(root, 'b'), keep: 3 });
  for (const wrong of ['0', '-1', '1.5', 'all', '']) {
    expect(() => readConfiguration(['--backup', 'b', `--keep=${wrong}`], {})).toThrow(
      '--keep takes how many backups stay, 1 or more, such as 14.',
    );
  }
  expect(() => readConfiguration(['--keep', '3'], {})).toThrow('give --backup a folder as well');
});
