import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secure } from '../apps/platform/src/http/server/security-headers.ts';
import { readStaticFiles } from '../apps/platform/src/http/server/static-files.ts';
import { seedBrands } from '../apps/platform/src/program/seed/data/brands.ts';
import { brandHosts } from '../packages/domain/src/areas/facilitators/index.ts';
import {
  all,
  caddyfile,
  compose,
  containerfile,
  everything,
  pages,
  root,
  target,
  textOf,
  units,
} from './deploy-files.mjs';

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
