import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/*
 * A minimal reverse proxy with the common features: round robin, health checks of each process, the caller's address,
 * kept-alive connections, and failover when nothing was sent to the first process. It never repeats a request that a
 * process may have received.
 */

const lookEveryMs = 250;

export interface Proxy {
  close(): void;
}

const isRefused = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'ECONNREFUSED';

const bodyOf = async (from: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/** @param ports of the processes. */
export function startProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const look = (to: number): void => {
    const asked = request(
      { host: '127.0.0.1', port: to, path: '/ready', timeout: 2_000 },
      (got) => {
        got.resume();
        if (got.statusCode === 200) ready.add(to);
        else ready.delete(to);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => ready.delete(to));
    asked.end();
  };
  const lookAtAll = () => ports.forEach(look);
  const timer = setInterval(lookAtAll, lookEveryMs);
  lookAtAll();

  /** When none is ready all are tried: their response says best what is wrong. */
  const inTurn = (): readonly number[] => {
    turn += 1;
    const some = ports.filter((one) => ready.has(one));
    const from = some.length > 0 ? some : ports;
    return from.map((_, place) => from[(turn + place) % from.length] ?? port);
  };

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, left: readonly number[]) {
    const [next, ...others] = left;
    if (next === undefined) {
      to.writeHead(503, { 'retry-after': '1', 'x-from': 'proxy' }).end();
      return;
    }
    const before = from.headers['x-forwarded-for'];
    const own = from.socket.remoteAddress ?? '';
    const headers = {
      ...from.headers,
      'x-forwarded-for': before === undefined ? own : `${String(before)}, ${own}`,
    };
    const { method, url: path } = from;
    const sent = request({ host: '127.0.0.1', port: next, method, path, headers, agent }, (got) => {
      const { connection: _own, ...told } = got.headers;
      to.writeHead(got.statusCode ?? 502, { ...told, 'x-from': String(next) });
      got.pipe(to);
    });
    sent.on('error', (problem) => {
      if (to.headersSent) to.destroy();
      else if (isRefused(problem) || method === 'GET') pass(from, body, to, others);
      else to.writeHead(502, { 'x-from': 'proxy' }).end();
    });
    sent.end(body);
  }

  const server = createServer((from, to) => {
    bodyOf(from).then(
      (body) => pass(from, body, to, inTurn()),
      () => to.destroy(),
    );
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        close: () => {
          clearInterval(timer);
          server.closeAllConnections();
          server.close();
          agent.destroy();
        },
      }),
    );
  });
}
