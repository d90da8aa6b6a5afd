import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { harbor, script, useAppServer } from '../../test/app-server.ts';
import { createPlatformServer } from './server.ts';

const { served, get } = useAppServer();

describe('files', () => {
  it('with a hash in their name are cached forever, others are revalidated', async () => {
    const cacheOf = async (path: string) => (await get(harbor, path)).headers.get('cache-control');
    const hashed = ['/assets/main-abcdef12.js', '/assets/p-D2L-_Aa.js'];
    for (const path of [...hashed, '/brands/harbor.0123456789.css']) {
      expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
    }
    for (const path of ['/boot.js', '/brands/manifest.json']) {
      expect([path, await cacheOf(path)]).toEqual([path, 'no-cache']);
    }
    const etag = (await get(harbor, '/boot.js')).headers.get('etag') ?? '';
    expect(await get(harbor, '/boot.js', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  });

  it('that tools left beside the app aren’t served', async () => {
    expect((await get(harbor, '/.vite/manifest.json')).headers.get('content-type')).toContain(
      'text/html',
    );
  });

  it('are compressed where that helps, without changing', async () => {
    const ask = (path: string, accepted: string) =>
      fetch(new URL(path, served.url), { headers: { 'accept-encoding': accepted } });
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await ask('/assets/main-abcdef12.js', accepted);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(script);
    }
    const font = await ask('/assets/inter-latin-abcdef12.woff2', 'br');
    expect(font.headers.get('content-encoding')).toBeNull();
    const small = await ask('/boot.js', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it.each(['/assets/../../../etc/passwd', '/assets/%2e%2e/%2e%2e/%2e%2e/package.json'])(
    '%s serves nothing outside the build',
    async (path) => {
      const { text } = await get(harbor, path);
      expect(text).not.toContain('root:');
      expect(text).not.toContain('"name"');
    },
  );
});

it('says so if the app isn’t built', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'payfac-empty-'));
  const unbuilt = createPlatformServer({
    services: served.server.services,
    appFolder: empty,
    logger: pino({ level: 'silent' }),
    scheme: 'http',
  });
  await expect(unbuilt).rejects.toThrow();
  await rm(empty, { recursive: true });
});
