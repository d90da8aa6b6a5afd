import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can hang: nothing passes and no connection breaks, as when its machine is frozen. */
export interface HangingDatabase {
  readonly url: string;
  hang(): void;
  /** Delivers what was sent meanwhile. */
  goOn(): void;
  close(): void;
}

/** @param address of the real database. */
export async function openHangingDatabase(address: string): Promise<HangingDatabase> {
  const url = new URL(address);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => to.write(chunk));
      from.on('end', () => to.end());
      from.on('close', () => sockets.delete(from));
      if (hangs) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('Nothing listens.');
  const shown = new URL(address);
  shown.host = `127.0.0.1:${at.port}`;
  return {
    url: shown.href,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    goOn: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
