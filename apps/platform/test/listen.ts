import { serve } from '@hono/node-server';

type Fetch = Parameters<typeof serve>[0]['fetch'];

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Closes open connections, too. */
  close(): Promise<void>;
}

/** Serves on a free local port. */
export async function listen(fetch: Fetch): Promise<Listening> {
  const { promise: listening, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
  const port = await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
