import { describe, expect, it } from 'vitest';
import { harbor, juniper, loopback, pay, useAppServer } from '../../test/app-server.ts';

const { served, get } = useAppServer();

describe('headers', () => {
  it('allow the app’s scripts and hosted pages, and no code in strings', async () => {
    const { headers } = await get(juniper, '/');
    const pages = `http://pay.juniper.localhost:${new URL(served.url).port}`;
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${pages}`,
        `frame-src ${pages}`,
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types payfac-hosted-fields',
        'report-uri /content-security-reports',
      ]),
    );
    const styles = policy.find((directive) => directive.startsWith('style-src')) ?? '';
    expect(styles).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]+='){2}$/);
    expect(policy.join()).not.toMatch(/unsafe|\*/);
  });

  it.each([
    [harbor, '/'],
    [harbor, '/boot.js'],
    [harbor, '/assets/missing.js'],
    [harbor, '/api/v1/nowhere'],
    [pay, '/nowhere'],
    [loopback, '/ready'],
  ])('%s%s has the headers of every response', async (host, path) => {
    const { headers } = await get(host, path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^req_/),
    });
  });

  it('the API names the version of the app', async () => {
    const { headers } = await get(harbor, '/api/v1/nowhere');
    expect(headers.get('application-version')).toBe('5.45.0');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
