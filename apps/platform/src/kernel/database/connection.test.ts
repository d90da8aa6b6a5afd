import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { openDatabase } from './connection.ts';
import { keepSessionSettings } from './session-settings.ts';

/** What a pooler in transaction mode follows, or leaves to itself. */
const taken = ['user', 'database', 'client_encoding', 'application_name'];
const headBytes = 8;

const open = useTestDatabase();

test('a connection starts with nothing that a pooler refuses', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Nothing listens.');
  const asking = openDatabase(`postgres://anybody@127.0.0.1:${address.port}/any`);
  const refused = asking.pool.query('select 1').catch(() => undefined);
  const [socket]: Socket[] = await once(server, 'connection');
  const [message]: Buffer[] = await once(socket ?? server, 'data');
  const said = message?.subarray(headBytes).toString().split('\0') ?? [];
  const names = said.filter((text, place) => place % 2 === 0 && text !== '');
  expect(names.toSorted()).toEqual(taken.toSorted());
  socket?.destroy();
  await refused;
  await asking.close();
  server.close();
});

test('the database stores the initial settings of connections, only for itself', async () => {
  await keepSessionSettings(open.pool);
  const { connectionString = '' } = open.pool.options;
  const elsewhere = new URL(connectionString);
  elsewhere.pathname = '/postgres';
  const read = async (url: string) => {
    const one = openDatabase(url, { poolSize: 1 });
    const { rows } = await one.pool.query(`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`);
    await one.close();
    return rows[0];
  };
  expect(await read(connectionString)).toEqual({ statement: '15s', idle: '30s', zone: 'UTC' });
  expect(await read(elsewhere.href)).toMatchObject({ statement: '0', idle: '0' });
});

test('restores settings that somebody changed, and leaves others alone', async () => {
  const database = new URL(open.pool.options.connectionString ?? '').pathname.slice(1);
  const set = (setting: string) =>
    open.pool.query(`alter role current_user in database ${database} set ${setting}`);
  await set("statement_timeout = '1h'");
  await set("work_mem = '9MB'");
  await keepSessionSettings(open.pool);
  const one = openDatabase(open.pool.options.connectionString ?? '', { poolSize: 1 });
  const { rows } = await one.pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('work_mem') as memory",
  );
  await one.close();
  expect(rows).toEqual([{ statement: '15s', memory: '9MB' }]);
});
