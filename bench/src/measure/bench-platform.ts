import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Measurements of the platform's process since the last query. */
export interface Measured {
  /** Longest time its event loop was blocked. */
  readonly longestBlockMs: number;
  /** Delay of the event loop that 99 of 100 samples stay below, and the number of samples. */
  readonly p99DelayMs: number;
  readonly delays: number;
  /** Resident memory in bytes: maximum, and current. */
  readonly mostMemory: number;
  readonly memory: number;
}

export interface BenchPlatform {
  readonly port: number;
  readonly databaseUrl: string;
  /** In payments: 100,000 at scale 1. */
  readonly payments: number;
  /** Whether this start made up its payments. */
  readonly isNew: boolean;
  measure(): Promise<Measured>;
  /** Bytes of its heap in use, garbage collected. */
  heap(): Promise<number>;
  stop(): Promise<void>;
}

const paymentsAtScaleOne = 100_000;
const root = resolve(import.meta.dirname, '../../..');

/** `--scale 10` on the command line; 1 by default. */
export function askedScale(): number {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '1' } },
    allowPositionals: true,
    strict: false,
  });
  return Number(values.scale);
}

async function responseOf<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(() => {
    throw new Error('The platform ended.');
  });
  const [response] = await Promise.race([once(child, 'message'), gone]);
  return response;
}

/** Where the data of a scale are kept. */
export const benchFolder = (scale: number): string =>
  resolve(root, process.env['BENCH_DATA'] ?? '.data/bench', `scale-${scale}`);

/**
 * Starts a platform of a scale in its own process, on `BENCH_DATA` or `.data/bench`. The first start of a scale
 * generates its payments, which takes a minute or two for a million.
 * @param app folder of the built app; without it the platform serves an empty page
 */
export async function startBenchPlatform(scale: number, app?: string): Promise<BenchPlatform> {
  const folder = benchFolder(scale);
  const isNew = !existsSync(folder);
  const child = fork(resolve(import.meta.dirname, 'platform-child.ts'), [
    folder,
    String(scale),
    ...(app === undefined ? [] : [app]),
  ]);
  const { port, databaseUrl } = await responseOf<{ port: number; databaseUrl: string }>(child);
  return {
    port,
    databaseUrl,
    payments: scale * paymentsAtScaleOne,
    isNew,
    measure: () => {
      child.send('measure');
      return responseOf<Measured>(child);
    },
    heap: async () => {
      child.send('heap');
      const { heap } = await responseOf<{ heap: number }>(child);
      return heap;
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
