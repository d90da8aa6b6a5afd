import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beginBusinessTime } from '../../../apps/platform/src/kernel/clock/business-clock.ts';
import {
  createDatabase,
  databaseExists,
} from '../../../apps/platform/src/kernel/database/create-database.ts';
import { startEmbeddedPostgres } from '../../../apps/platform/src/kernel/database/embedded/server.ts';
import { readConfiguration } from '../../../apps/platform/src/program/start/configuration.ts';
import { openLog } from '../../../apps/platform/src/program/start/logger.ts';
import { startPlatform } from '../../../apps/platform/src/program/start/platform.ts';
import { prepareDatabase } from '../../../apps/platform/src/program/start/prepare-database.ts';
import { anchor } from '../../../scripts/anchor.ts';

/*
 * A platform as its own process, which a benchmark starts, queries and stops, on a persistent data folder, so that only
 * the first run of a scale generates its payments. It reports its own measurements: a blocked event loop can't be seen
 * from outside.
 */

const [folder = '', scale = '1', app] = process.argv.slice(2);
const millionth = 1e6;
const sampleMs = 20;

/** An app with one empty page, for benchmarks that only make calls. */
async function emptyApp(): Promise<string> {
  const empty = join(folder, 'app');
  await mkdir(join(empty, 'brands'), { recursive: true });
  await writeFile(join(empty, 'index.html'), '<html><head><!--brand--></head></html>');
  await writeFile(join(empty, 'brands/manifest.json'), '{"stylesheets":{}}');
  return empty;
}

const appFolder = app ?? (await emptyApp());

const server = await startEmbeddedPostgres(folder);
const name = 'platform';
if (!(await databaseExists(server.urlOf('postgres'), name))) {
  await createDatabase(server.urlOf('postgres'), name);
}
const databaseUrl = server.urlOf(name);
const options = ['--port', '0', '--data', folder, '--scale', scale, '--log-level', 'warn'];
options.push('--anchor', anchor.toISOString(), '--database-url', databaseUrl);
const configuration = readConfiguration(options, {});
const log = openLog(folder, 'warn');
// Persistent data start at their own date again, on any day.
const open = await prepareDatabase(configuration, log);
await beginBusinessTime(open.database, anchor);
await open.close();
const platform = await startPlatform({ ...configuration, appFolder }, log);

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
let mostMemory = 0;
setInterval(() => {
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
}, sampleMs).unref();

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const stop = async (): Promise<void> => {
  await platform.stop();
  await server.stop();
  process.exit(0);
};

process.on('message', (message) => {
  if (message === 'stop') void stop();
  if (message === 'heap') {
    collectGarbage();
    process.send?.({ heap: process.memoryUsage().heapUsed });
    delay.reset();
  }
  if (message !== 'measure') return;
  // Measurements since the last query.
  process.send?.({
    longestBlockMs: delay.max / millionth,
    p99DelayMs: delay.percentile(99) / millionth,
    delays: delay.count,
    mostMemory,
    memory: process.memoryUsage.rss(),
  });
  delay.reset();
  mostMemory = 0;
});
process.on('disconnect', () => void stop());
process.send?.({ port: platform.port, databaseUrl });
