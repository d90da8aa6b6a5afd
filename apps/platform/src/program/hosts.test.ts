import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { harbor, juniper, loopback, pay, useAppServer } from '../../test/app-server.ts';
import { useMetrics } from '../../test/watched.ts';

const watched = useMetrics();
const { served, get } = useAppServer();

describe('hosts', () => {
  it.each([
    [harbor, 'Harbor Backoffice', '/brands/harbor.0123456789.css'],
    ['HARBOR.localhost', 'Harbor Backoffice', '/brands/harbor.0123456789.css'],
    ['sandbox.juniper.localhost', 'Juniper Backoffice', '/brands/juniper.css'],
    [loopback, 'Harbor Backoffice', '/brands/harbor.0123456789.css'],
  ])('%s shows the %s', async (host, title, stylesheet) => {
    const { status, text, headers } = await get(host, '/customers?page=2');
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`<link rel="stylesheet" href="${stylesheet}" />`);
    expect(text).not.toContain('<!--brand-->');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    'somewhere.example',
    'harbor.evil.example',
    'pay.harbor.localhost.evil.example',
    'capital.harbor.localhost',
    'toString',
    '10.0.0.7:4500',
  ])('refuses the unknown host %s, except for health checks', async (host) => {
    const paths = [
      '/',
      '/payments/login',
      '/reference',
      '/pay/hps_1',
      '/boot.js',
      '/api/v1/auth/sso',
    ];
    const responses = await Promise.all(paths.map((path) => get(host, path)));
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 421));
    for (const { text, headers } of responses) {
      expect(text).not.toContain(host.split(':')[0]);
      expect([...headers.values()].join(' ')).not.toContain(host.split(':')[0]);
    }
    expect(responses.at(-1)?.body).toMatchObject({ code: 'UNKNOWN_HOST' });
    expect((await get(host, '/ready')).status).toBe(200);
  });

  it('refuses a request that names two hosts', async () => {
    const { hostname, port } = new URL(served.url);
    const socket = connect(Number(port), hostname);
    socket.end(
      `GET / HTTP/1.1\r\nHost: ${harbor}\r\nHost: ${juniper}\r\nConnection: close\r\n\r\n`,
    );
    const parts: string[] = [];
    for await (const part of socket.setEncoding('utf8')) parts.push(String(part));
    expect(parts.join('')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('keeps connections longer than clients do, so that none closes while a sale is sent', async () => {
    const { headers } = await get(harbor, '/');
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  it('serves each brand’s own icon', async () => {
    const icons = await Promise.all(
      [harbor, juniper].map(async (host) => {
        const { text } = await get(host, '/');
        return get(host, /href="(\/icons\/[^"]+)"/.exec(text)?.[1] ?? '/none');
      }),
    );
    expect(icons.map(({ headers }) => headers.get('content-type'))).toEqual([
      'image/svg+xml',
      'image/svg+xml',
    ]);
    expect(icons.map(({ text }) => />(\w)<\/text>/.exec(text)?.[1])).toEqual(['H', 'J']);
  });

  it('keeps app and API off the hosted-pages hosts', async () => {
    const responses = await Promise.all(
      ['/', '/boot.js', '/api/v1/auth/sso', '/metrics', '/ready'].map((path) => get(pay, path)),
    );
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('handles calls below both base paths, and unknown ones as the API does', async () => {
    for (const path of [
      '/api/v1/nowhere',
      '/v1/nowhere',
      '/API/v1/submerchants',
      '/api/v2/users',
    ]) {
      const { status, body } = await get(harbor, path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });

  it.each([harbor, loopback, '10.0.0.7:4500', pay])('serves no metrics at %s', async (host) => {
    const { text } = await get(host, '/metrics');
    expect(text).not.toContain('payfac_');
    expect(await watched.text()).toContain('payfac_http_requests_in_flight 0');
  });

  it('is ready when its database responds', async () => {
    expect(await get(loopback, '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get(loopback, '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});
