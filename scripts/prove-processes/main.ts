/*
 * Runs two platforms on one database under a steady stream of commands that move money. Each process is suspended many
 * times, sometimes for longer than its lease, and killed and restarted meanwhile. At the end the responses to clients,
 * payments, ledger, processor and reconciliation must agree.
 *
 * node scripts/prove-processes/main.ts [--port 4610], with
 * PROCESS_STOPS (20), PROCESS_STOP_SECONDS (120) and PROCESS_KILLS (10) of each process, PROCESS_CLIENTS (6)
 * that send, and PROCESS_SEED for the order of events.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBusinessClock } from '../../apps/platform/src/kernel/clock/business-clock.ts';
import {
  type OpenDatabase,
  openDatabase,
} from '../../apps/platform/src/kernel/database/connection.ts';
import { createRandom } from '../../apps/platform/src/program/seed/random.ts';
import { figure } from '../testing/figure.ts';
import { Commands } from './commands.ts';
import { type Place, startPlaces } from './places.ts';
import { isWhole, settle } from './settle.ts';
import { Stream } from './stream.ts';
import { planTroubles, trouble } from './troubles.ts';
import { prepareWorld } from './world.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env['PROVE_PORT'] ?? '4610' } },
});
const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const stops = setting('PROCESS_STOPS', 20);
const mostSeconds = setting('PROCESS_STOP_SECONDS', 120);
const kills = setting('PROCESS_KILLS', 10);
const clients = setting('PROCESS_CLIENTS', 6);
const seed = process.env['PROCESS_SEED'] ?? '1';

async function prove(places: readonly [Place, Place], open: OpenDatabase): Promise<boolean> {
  const began = Date.now();
  const random = (name: string) => createRandom(`processes ${seed} ${name}`);
  const [first] = places;
  const world = await prepareWorld(open, first.port);
  const clock = createBusinessClock(open.database);
  const since = await clock.now();
  const commands = new Commands(world, random('commands'));
  const stream = new Stream(world, places, commands, random('clients'));
  const running = stream.run(clients);
  await Promise.all(
    places.map((place, number) => {
      const chance = random(`troubles ${number}`);
      return trouble(place, planTroubles(chance, stops, mostSeconds, kills), chance);
    }),
  );
  await stream.end();
  await running;
  if (stream.problem) throw stream.problem;
  const seconds = Math.round((Date.now() - began) / 1000);
  const settled = await settle({ world, commands, stream, since }, first.port);
  console.log(
    `seed ${seed}: two processes, each stopped ${stops} times for 1 to ${mostSeconds} s and killed ${kills} times in ${seconds} s; ${settled.sent} commands, ${settled.notAtOnce} not answered at once`,
  );
  const { lost, doubled, denied, sentences } = settled;
  figure('stopped-processes', {
    tried: settled.sent,
    wrong: lost + doubled + denied + sentences.length,
    seed,
    measured: `${settled.notAtOnce} not answered at once, ${settled.found} of ${settled.differences} differences found by reconciliation`,
  });
  return isWhole(settled);
}

const folder = mkdtempSync(join(tmpdir(), 'payfac-processes-'));
const { places, url, stop } = await startPlaces(folder, Number(values.port));
const open = openDatabase(url, { poolSize: 8 });
try {
  const holds = await prove(places, open);
  console.log(holds ? '1 passed, 0 failed' : '0 passed, 1 failed');
  if (!holds) process.exitCode = 1;
} finally {
  await open.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
