import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { createAppFolder } from '../../../test/app-folder.ts';
import { tokenOf } from '../../../test/cards.ts';
import { saleBody } from '../../../test/sale.ts';
import { call, TestSession } from '../../../test/session.ts';
import { useTestDatabase } from '../../../test/use.ts';

const open = useTestDatabase();

const stoppingPlatform = fileURLToPath(
  new URL('../../../test/stopping-platform.ts', import.meta.url),
);

test('on SIGTERM, new requests are refused with Connection: close, and running ones finish', async () => {
  const appFolder = await createAppFolder();
  await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
  const { connectionString = '' } = open.pool.options;
  const platform = spawn(process.execPath, [stoppingPlatform, connectionString, appFolder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(platform, 'exit');
  try {
    const lines = createInterface(platform.stdout)[Symbol.asyncIterator]();
    const next = async (): Promise<string> => String((await lines.next()).value);
    const port = Number(await next());
    const url = `http://127.0.0.1:${port}`;
    const manager = await TestSession.begin(url, 'manager@harbor');
    const body = saleBody(manager, { token: await tokenOf(open), amount: 41 });
    const sale = manager.pay('backoffice/transactions/creditcard/sale', body, newKey());
    expect(await next()).toBe('asked');
    // A connection that was open before the signal; a request arrives on it afterwards.
    const socket = connect(port, '127.0.0.1');
    const heard = text(socket);
    await once(socket, 'connect');
    socket.write(`POST /api/v1/backoffice/customers HTTP/1.1\r\nHost: ${manager.host}\r\n`);
    // Once another call has a response, the server knows of this connection.
    expect((await call(url, manager.host, '/health')).status).toBe(200);

    platform.kill('SIGTERM');
    expect(await next()).toBe('stopping');
    socket.write(`Authorization: Bearer ${manager.token}\r\nContent-Length: 0\r\n\r\n`);
    const refused = await heard;
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/^connection: close\r$/im);
    expect(refused).toMatch(/^retry-after: \d+\r$/im);
    expect(refused).toContain('"code":"STOPPING"');
    await expect(call(url, manager.host, '/health')).rejects.toThrow('ECONNREFUSED');

    platform.stdin.write('go on\n');
    const { status, body: paid, headers } = await sale;
    expect([status, paid.capturedAmount, headers.get('connection')]).toEqual([200, 41, 'close']);
    expect((await exited)[0]).toBe(0);
  } finally {
    platform.kill('SIGKILL');
    await rm(appFolder, { recursive: true, force: true });
  }
});
