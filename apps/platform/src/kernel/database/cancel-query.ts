import { connect } from 'node:net';
import type { PoolClient } from 'pg';

/** The code of a cancel request in PostgreSQL's protocol. */
const cancelCode = 80_877_102;
const messageBytes = 16;
/** After this the connection is returned anyway: the query ends at its time limit. */
const patienceMs = 2_000;

/** A number that the driver's types omit. */
function numberOf(client: PoolClient, name: 'processID' | 'secretKey'): number | undefined {
  const value: unknown = Reflect.get(client, name);
  return typeof value === 'number' ? value : undefined;
}

/**
 * Cancels a connection's query; resolves when the database was told, or couldn't be. Uses the protocol's cancel request
 * with the connection's key, over a separate connection: it doesn't wait for a pool, and a pooler passes it on, where a
 * process number would hit another query.
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
  // The server closes it when done: a pooler may not accept that the client does.
  socket.resume().write(message);
  return new Promise((resolve) => {
    const tired = setTimeout(resolve, patienceMs);
    socket.once('close', () => {
      clearTimeout(tired);
      resolve();
    });
  });
}
