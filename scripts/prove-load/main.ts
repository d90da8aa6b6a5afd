/*
 * Puts a platform in a process of its own under the requests of 50 clients, and tells what they were told and how long
 * its event loop was held up. The times themselves are `npm run bench -- platform-load`'s.
 *
 * node scripts/prove-load/main.ts, with SECONDS_OF_LOAD (60).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchPlatform } from '../../bench/src/measure/bench-platform.ts';
import { percentile } from '../../bench/src/measure/percentiles.ts';
import { load, secondsOfLoad } from '../../bench/src/platform-load/index.ts';
import { figure } from '../testing/figure.ts';

const scale = 0.05;
const mostDelayMs = 200;

const folder = mkdtempSync(join(tmpdir(), 'payfac-load-'));
process.env['BENCH_DATA'] = folder;
const platform = await startBenchPlatform(scale);
try {
  await platform.measure();
  const { read, sale } = await load(platform.port);
  const { p99DelayMs, longestBlockMs, delays } = await platform.measure();
  const requests = read.times.length + sale.times.length;
  // One that is told to wait on a busy machine is told the truth.
  const waits = read.waits + sale.waits;
  const errors = read.errors + sale.errors - waits;
  const times = ({ times: all }: typeof read) =>
    [0.5, 0.95].map((share) => percentile(all, share).toFixed(0)).join(' and ');
  const came = `${(requests / secondsOfLoad).toFixed(0)} a second; median and p95 of reads ${times(read)} ms, of sales ${times(sale)} ms; ${waits} told to wait`;
  figure('load', { tried: requests, wrong: errors, measured: came });
  const held = `p99 ${p99DelayMs.toFixed(0)} ms, longest ${longestBlockMs.toFixed(0)} ms`;
  const isHeldUp = p99DelayMs > mostDelayMs;
  figure('event-loop', { tried: delays, wrong: isHeldUp ? 1 : 0, measured: held });
  console.log(`${requests} requests, ${errors} errors, ${came}; event loop ${held}`);
  const failed = (errors > 0 ? 1 : 0) + (isHeldUp ? 1 : 0);
  console.log(`${2 - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
}
