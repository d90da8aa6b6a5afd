import { connect } from 'node:net';
import type { PoolClient } from 'pg';

/** What PostgreSQL's protocol calls a request to cancel. */
const cancelCode = 80_877_102;
const messageBytes = 16;
/** After this the connection is given back all the same: the query ends at its limit. */
const patienceMs = 2_000;

/** A number that the driver keeps out of its types. */
function numberOf(client: PoolClient, name: 'processID' | 'secretKey'): number | undefined {
  const value: unknown = Reflect.get(client, name);
  return typeof value === 'number' ? value : undefined;
}

/**
 * Stops what a connection is doing; resolves when the database was told, or could not be. Said in the protocol's own
 * way, with the key that the connection was given, on a connection of its own: it waits for no place in a pool, and
 * a pooler passes it on, where the number of a process would name another one's.
 */
export function cancelQuery(client: PoolClient): Promise<void> {
  const [processId, secret] = [numberOf(client, 'processID'), numberOf(client, 'secretKey')];
  if (processId === undefined || secret === undefined) return Promise.resolve();
  const message = Buffer.alloc(messageBytes);
  for (const [place, part] of [messageBytes, cancelCode, processId, secret].entries()) {
    message.writeInt32BE(part, 4 * place);
  }
  const { host, port } = client;
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect({ host, port });
  socket.on('error', () => undefined);
  // The other side closes it, once it has done so: a pooler may not bear that this side does.
  socket.resume().write(message);
  return new Promise((resolve) => {
    const tired = setTimeout(resolve, patienceMs);
    socket.once('close', () => {
      clearTimeout(tired);
      resolve();
    });
  });
}
