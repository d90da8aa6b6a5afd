import { pino } from 'pino';
import { billed } from '../src/areas/billing/billed.ts';
import { createBusinessClock } from '../src/kernel/clock/business-clock.ts';
import { openDatabase } from '../src/kernel/database/connection.ts';
import { readSourceOf } from '../src/kernel/database/read-source.ts';
import { installDataKeys } from '../src/kernel/sealing/keys.ts';
import { leased } from '../src/processors/leased.ts';
import type { Processor } from '../src/processors/processor.ts';
import { simulatedInstruments } from '../src/processors/simulated/instruments.ts';
import { createSimulator } from '../src/processors/simulated/simulator.ts';
import { createPlatformServer } from '../src/program/server.ts';
import { testDataKey } from './plan.ts';

/*
 * A platform's server in a separate process, which stops like the real one. A sale waits at the processor until a line
 * is sent to the process: node stopping-platform.ts <database url> <app folder>.
 */

const [url = '', appFolder = ''] = process.argv.slice(2);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const told = new Promise<void>((resolve) => process.stdin.once('data', () => resolve()));

installDataKeys([testDataKey]);
const { database, pool } = openDatabase(url, { poolSize: 4 });
const clock = createBusinessClock(database);
const simulator = createSimulator({ database, now: () => clock.now() });
const processor: Processor = {
  ...simulator,
  sale: async (request) => {
    say('asked');
    await told;
    return simulator.sale(request);
  },
};

const server = await createPlatformServer({
  services: {
    database,
    pool: readSourceOf({ database, pool }),
    clock,
    processorOf: () => leased(processor),
    billed,
    instruments: simulatedInstruments,
    environment: 'local',
    contextKey: new Uint8Array(32),
  },
  appFolder,
  logger: pino({ level: 'silent' }),
  scheme: 'http',
});

process.on('SIGTERM', () => {
  const stopped = server.stop();
  say('stopping');
  stopped.then(() => process.exit(0)).catch(() => process.exit(1));
});
say(String(await server.listen(0, '127.0.0.1')));
