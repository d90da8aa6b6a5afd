import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Reading, readFrom, reading } from './metrics.ts';

const nanosecondsASecond = 1e9;
const quantiles = ['0.5', '0.99', '1'] as const;
const hundred = 100;

/** Reads the process's own metrics on each scrape. @returns a function that stops it. */
export function readProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const startedAt = (Date.now() - process.uptime() * 1000) / 1000;
  const stop = readFrom((): readonly Reading[] => {
    const { rss, heapUsed } = process.memoryUsage();
    const delays = quantiles.map((quantile) => {
      const nanoseconds =
        delay.count === 0 ? 0 : delay.percentile(Math.max(Number(quantile) * hundred, 1));
      const labels = { quantile };
      return reading('payfac_event_loop_delay_seconds', labels, nanoseconds / nanosecondsASecond);
    });
    delay.reset();
    return [
      ...delays,
      reading('process_resident_memory_bytes', {}, rss),
      reading('process_heap_bytes', {}, heapUsed),
      reading('process_start_time_seconds', {}, startedAt),
    ];
  });
  return () => {
    stop();
    delay.disable();
  };
}
