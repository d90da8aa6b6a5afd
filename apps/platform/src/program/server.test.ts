import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { harbor, useAppServer } from '../../test/app-server.ts';
import { call } from '../../test/session.ts';
import { createPlatformServer } from './server.ts';

const { open, served, logged } = useAppServer();

describe('the log', () => {
  it('has no query, header or body', async () => {
    await call(served.url, harbor, '/api/v1/auth/sso?secret=in-query', {
      method: 'POST',
      body: { facId: 'in-body', application: 'payments' },
      headers: { authorization: 'Bearer in-header', cookie: '__Host-sign-on=in-cookie' },
    });
    const lines = logged.join('');
    expect(lines).toContain('"route":"/api/v1/auth/sso"');
    for (const secret of ['in-query', 'in-body', 'in-header', 'in-cookie']) {
      expect(lines).not.toContain(secret);
    }
  });
});

describe('behind a proxy', () => {
  /** Signs in through a server. @returns the address that the sign-on records. */
  async function addressKept(at: string, headers: Record<string, string>): Promise<unknown> {
    const { status } = await call(at, 'harbor.localhost', '/api/v1/auth/dev-login', {
      method: 'POST',
      body: { username: 'manager@harbor' },
      headers,
    });
    expect(status).toBe(200);
    const { rows } = await open.pool.query(
      "select ip from sign_ons where user_id = 'usr_harbor_manager' order by created_at desc limit 1",
    );
    return rows[0].ip;
  }
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.5, 10.1.2.3' };

  it('uses the address from the proxy, not one set by the caller', async () => {
    expect(await addressKept(served.url, headers)).toBe('203.0.113.5');
  });

  it('uses the connection’s address if no proxy is trusted', async () => {
    const { hostedFields: _, places: __, ...services } = served.server.services;
    const plain = await createPlatformServer({
      services,
      appFolder: served.folder,
      logger: pino({ level: 'silent' }),
      scheme: 'http',
    });
    const at = `http://127.0.0.1:${await plain.listen(0, '127.0.0.1')}`;
    expect(await addressKept(at, headers)).toBe('127.0.0.1');
    await plain.stop();
  });
});

it('during shutdown, reports not ready, keeps answering, ends each connection and then closes', async () => {
  const unlisted = Promise.withResolvers<void>();
  const leaving = await createPlatformServer({
    ...served.options,
    untilUnlisted: () => unlisted.promise,
  });
  const address = `http://127.0.0.1:${await leaving.listen(0, '127.0.0.1')}`;
  const ask = async (path: string) => {
    const { status, headers } = await call(address, harbor, path);
    return [status, headers.get('connection')];
  };
  expect(await ask('/ready')).toEqual([200, 'keep-alive']);
  const stopped = leaving.stop();
  expect(await ask('/ready')).toEqual([503, 'close']);
  expect(await ask('/payments/login')).toEqual([200, 'close']);
  unlisted.resolve();
  await stopped;
  await expect(ask('/ready')).rejects.toThrow('ECONNREFUSED');
});
