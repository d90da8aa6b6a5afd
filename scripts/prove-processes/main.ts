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
import { ledgerViolations } from '../../apps/platform/src/kernel/ledger/laws.ts';
import { createRandom } from '../../apps/platform/src/program/seed/random.ts';
import { sendTo } from '../../bench/src/measure/platform-session.ts';
import { agent } from '../prove-kill/sales.ts';
import { Commands } from './commands.ts';
import {
  countDenied,
  countLines,
  differences,
  disagreements,
  type Line,
  shortAndOver,
} from './judge.ts';
import { type Place, startPlaces } from './places.ts';
import { Stream } from './stream.ts';
import { planTroubles, trouble } from './troubles.ts';
import { prepareWorld } from './world.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4610' } } });
const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const stops = setting('PROCESS_STOPS', 20);
const mostSeconds = setting('PROCESS_STOP_SECONDS', 120);
const kills = setting('PROCESS_KILLS', 10);
const clients = setting('PROCESS_CLIENTS', 6);
const seed = process.env['PROCESS_SEED'] ?? '1';

/** A late approval arrives a minute afterwards. */
const untilLateSeconds = 61;
const untilFiledSeconds = 2 * 86_400;

/** Advances business time and runs due work. */
async function advance({ port }: Place, seconds: number): Promise<void> {
  const call = { method: 'POST', path: '/v1/simulator/clock', body: { advanceSeconds: seconds } };
  const { status, body } = await sendTo(port, call, agent);
  if (status !== 200) throw new Error(`The clock returned ${status} ${body}`);
}

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).padStart(10)).join(' | ')} |`;

function print(lines: readonly Line[]): void {
  console.log(row(['', 'sent', 'refused', 'told done', 'done here', 'processor']));
  console.log(row(Array.from({ length: 6 }, () => '---')));
  for (const { kind, sent, refused, told, here, there } of lines) {
    console.log(row([kind, sent, refused, told, here, there ?? '–']));
  }
}

async function prove(places: readonly [Place, Place], open: OpenDatabase): Promise<boolean> {
  const { pool, database } = open;
  const began = Date.now();
  const random = (name: string) => createRandom(`processes ${seed} ${name}`);
  const [first] = places;
  const world = await prepareWorld(open, first.port);
  const clock = createBusinessClock(database);
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
  await stream.findOut();
  await advance(first, untilLateSeconds);
  const unanswered = await stream.findOut();

  const sentences = [...(await disagreements(world, commands.all, since))];
  const lines = await countLines(pool, commands.all, since);
  const denied = await countDenied(pool, since);
  sentences.push(...(await ledgerViolations(database)));
  const until = await clock.now();
  await advance(first, untilFiledSeconds);
  const { all, found, missed, invented } = await differences(pool, since, until);
  sentences.push(...(await ledgerViolations(database)));
  sentences.push(...missed.map((payment) => `${payment} differs, and reconciliation misses it`));
  sentences.push(...invented.map((payment) => `${payment} was found, and does not differ`));
  sentences.push(...unanswered.map(({ kind, key }) => `${kind} ${key} never had an answer`));
  sentences.push(
    ...lines.filter(({ told }) => told === 0).map(({ kind }) => `no ${kind} was ever done`),
  );

  const sent = commands.all.length;
  const { lost, doubled } = shortAndOver(lines);
  console.log(
    `seed ${seed}: two processes, each stopped ${stops} times for 1 to ${mostSeconds} s and killed ${kills} times in ${seconds} s; ${sent} commands, ${sent - stream.answeredAtOnce.size} not answered at once`,
  );
  print(lines);
  console.log(
    `${lost} lost, ${doubled} doubled, ${denied} charged and denied; ${all} differences, ${found} of them found, ${missed.length} missed`,
  );
  for (const sentence of sentences.slice(0, 40)) console.log(sentence);
  return lost + doubled + denied + sentences.length === 0;
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
