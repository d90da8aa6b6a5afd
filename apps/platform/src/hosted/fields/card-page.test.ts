import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenedContext, openCardContext } from '../../../test/card-context.ts';
import { securityTime } from '../../../test/moments.ts';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { type CardFieldsContext, signContext } from '../../areas/tokenization/context.ts';

const hosted = useTestHosted();

const payHost = 'pay.harbor.localhost';
const parent = 'http://harbor.localhost';
const partner = 'https://shop.example';

let opened: OpenedContext;

beforeAll(async () => {
  opened = await openCardContext(hosted, 'harbor', [parent, partner]);
});

const good = () => ({ context: opened.context, vaultId: opened.vaultId, parent });

const open = (query: Readonly<Record<string, string>>) =>
  call(hosted.url, payHost, `/fields/v1/card?${new URLSearchParams(query)}`);

const signed = (changes: Partial<CardFieldsContext>, key = hosted.contextKey) =>
  signContext(
    {
      tokenSessionId: opened.tokenSessionId,
      facilitatorId: 'harbor',
      subMerchantId: 'sm_0001',
      vaultId: opened.vaultId,
      targetOrigins: [parent],
      expiresAt: securityTime(60_000).getTime(),
      ...changes,
    },
    key,
  );

describe('the loader', () => {
  it('is served where the context says, matches its integrity hash, and never changes', async () => {
    const { pathname, host } = new URL(opened.scriptUrl);
    expect(host).toBe(`${payHost}:${hosted.port}`);
    const { status, text, headers } = await call(hosted.url, payHost, pathname);
    expect(status).toBe(200);
    const digest = createHash('sha384').update(text).digest('base64');
    expect(opened.integrity).toBe(`sha384-${digest}`);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('is also served under a name that is revalidated', async () => {
    const [pinned, latest] = [
      await call(hosted.url, payHost, new URL(opened.scriptUrl).pathname),
      await call(hosted.url, payHost, '/fields/v1/loader.js'),
    ];
    expect(latest.text).toBe(pinned.text);
    expect(latest.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the page with the card fields', () => {
  it('can be embedded by its context’s origins and talks only to the one that opened it', async () => {
    const { status, headers, text } = await open(good());
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(
      `frame-ancestors ${parent} ${partner};`,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).toContain(`data-parent-origin="${parent}"`);
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  });

  it('uses the brand and the mode', async () => {
    const { text } = await open({ ...good(), mode: 'dark' });
    expect(text).toContain('data-mode="dark"');
    const [stylesheet = ''] = /\/brands\/harbor\.[\da-f]+\.css/.exec(text) ?? [];
    expect((await call(hosted.url, payHost, stylesheet)).text).toContain('--pf-color-primary');
  });

  it.each([
    ['no context', () => ({ ...good(), context: '' })],
    ['a text that is none', () => ({ ...good(), context: 'a.b' })],
    ['a changed one', () => ({ ...good(), context: `${opened.context.slice(0, -2)}xx` })],
    ['one signed by others', () => ({ ...good(), context: signed({}, new Uint8Array(32)) })],
    [
      'an expired one',
      () => ({ ...good(), context: signed({ expiresAt: securityTime(-1).getTime() }) }),
    ],
    ['another vault', () => ({ ...good(), vaultId: 'vault-production' })],
    ['no vault', () => ({ context: opened.context, parent })],
    ['another page', () => ({ ...good(), parent: 'https://evil.example' })],
    ['no page', () => ({ context: opened.context, vaultId: opened.vaultId })],
    ['an address in place of an origin', () => ({ ...good(), parent: `${parent}/x` })],
    [
      'an origin that would write into the policy',
      () => {
        const origin = 'https://shop.example;sandbox';
        return { ...good(), context: signed({ targetOrigins: [origin] }), parent: origin };
      },
    ],
  ])('is refused for %s', async (_, query) => {
    const { status, headers, text } = await open(query());
    expect(status).toBe(403);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(text).not.toContain('<input');
  });
});

it.each(['/brands/manifest.json', '/brands/..%2fboot.js', '/brands/harbor.css', '/payments/login'])(
  'the hosted-pages host has no %s',
  async (path) => {
    expect((await call(hosted.url, payHost, path)).status).toBe(404);
  },
);
