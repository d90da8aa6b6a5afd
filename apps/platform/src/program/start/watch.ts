import { createServer } from 'node:http';
import { countInto } from '../../kernel/watch/metrics.ts';
import { readProcess } from '../../kernel/watch/process.ts';
import { traceInto } from '../../kernel/watch/traces.ts';
import type { Configuration } from './configuration.ts';

export interface Watch {
  /** The address of `/metrics`, if it is served. */
  readonly metrics?: { readonly port: number };
  close(): Promise<void>;
}

const wholeRequestMs = 5_000;
const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** A listener that serves only metrics. */
async function listen(
  { host, port }: NonNullable<Configuration['metrics']>,
  text: () => Promise<string>,
) {
  const server = createServer(
    { requestTimeout: wholeRequestMs, headersTimeout: wholeRequestMs },
    (incoming, outgoing) => {
      if (incoming.method !== 'GET' || incoming.url?.split('?')[0] !== '/metrics') {
        outgoing.writeHead(404).end();
        return;
      }
      text().then(
        (told) => outgoing.writeHead(200, { 'content-type': contentType }).end(told),
        () => outgoing.writeHead(500).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Starts metrics and traces, if configured. Call it before opening the database: what is opened before isn't measured.
 * Nothing is loaded unless it is configured.
 */
export async function openWatch({
  metrics,
  traces,
  traceShare,
}: Pick<Configuration, 'metrics' | 'traces' | 'traceShare'>): Promise<Watch> {
  if (!metrics && traces === undefined) return { close: () => Promise.resolve() };
  const { openMetrics, openTraces, otlpExporter } = await import(
    '../../kernel/watch/open-telemetry.ts'
  );
  const ends: (() => unknown)[] = [];
  let port: number | undefined;
  if (metrics) {
    const counted = openMetrics();
    const listening = await listen(metrics, () => counted.text());
    port = listening.port;
    countInto(counted.sink);
    ends.push(readProcess(), listening.close, () => {
      countInto(undefined);
      return counted.close();
    });
  }
  if (traces !== undefined) {
    const open = openTraces(otlpExporter(traces), traceShare);
    traceInto(open.tracer);
    ends.push(() => {
      traceInto(undefined);
      return open.close();
    });
  }
  return {
    ...(port === undefined ? {} : { metrics: { port } }),
    close: async () => {
      for (const end of ends) await end();
    },
  };
}
