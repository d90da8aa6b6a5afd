import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { openDatabase } from '../../kernel/database/connection.ts';
import { createHealth } from './health.ts';

const open = useTestDatabase();
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('is ready with this version’s schema, and reports a newer one', async () => {
  const health = createHealth(open.pool, () => false);
  const ready = async () => (await health.request('/ready')).json();
  expect(await ready()).toEqual({ status: 'ready', schema: 'current' });
  await open.pool.query(
    "insert into migrations (hash, created_at) values ('of a newer version', 9)",
  );
  expect(await ready()).toEqual({ status: 'ready', schema: 'newer' });
  await open.pool.query("delete from migrations where hash = 'of a newer version'");
});

it('isn’t ready if the database accepts connections but is silent, and doesn’t wait for it', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('Nothing listens.');
  const hung = openDatabase(`postgres://nobody@127.0.0.1:${address.port}/none`);
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await hung.close();
  });
  const response = await createHealth(hung.pool, () => false).request('/ready');
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'database not reached' },
  ]);
  // The response came while the connection was still being opened.
  expect([hung.pool.totalCount, hung.pool.idleCount]).toEqual([1, 0]);
});

it('accepts no more requests once shutdown starts', async () => {
  const response = await createHealth(open.pool, () => true).request('/ready');
  expect([response.status, await response.json()]).toEqual([503, { status: 'stopping' }]);
});
