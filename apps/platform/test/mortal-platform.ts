import { serve } from '@hono/node-server';
import { billed } from '../src/areas/billing/billed.ts';
import { createBusinessClock } from '../src/kernel/clock/business-clock.ts';
import { openDatabase } from '../src/kernel/database/connection.ts';
import { readSourceOf } from '../src/kernel/database/read-source.ts';
import { installDataKeys } from '../src/kernel/sealing/keys.ts';
import { leased } from '../src/processors/leased.ts';
import type { Processor, ProcessorResponse } from '../src/processors/processor.ts';
import { simulatedInstruments } from '../src/processors/simulated/instruments.ts';
import { createSimulator } from '../src/processors/simulated/simulator.ts';
import { createApi } from '../src/program/api.ts';
import { testPlaces } from './places.ts';
import { testDataKey } from './plan.ts';

/*
 * A platform that kills itself right before or right after it calls the processor.
 * Tests start it as a separate process: node mortal-platform.ts <database url> <before|after>.
 */

const [url = '', death = 'before'] = process.argv.slice(2);

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

function mortal(processor: Processor): Processor {
  const call = async (work: () => Promise<ProcessorResponse>) => {
    if (death === 'before') return die();
    await work();
    return die();
  };
  return {
    authorize: (request) => call(() => processor.authorize(request)),
    sale: (request) => call(() => processor.sale(request)),
    capture: (request) => call(() => processor.capture(request)),
    void: (request) => call(() => processor.void(request)),
    refund: (request) => call(() => processor.refund(request)),
    inquire: (reference) => processor.inquire(reference),
    close: (reference) => processor.close(reference),
    settlementFile: (asked) => processor.settlementFile(asked),
  };
}

installDataKeys([testDataKey]);
const { database, pool } = openDatabase(url, { poolSize: 4 });
const clock = createBusinessClock(database);
const processor = leased(mortal(createSimulator({ database, now: () => clock.now() })));
const api = createApi({
  database,
  pool: readSourceOf({ database, pool }),
  clock,
  processorOf: () => processor,
  billed,
  instruments: simulatedInstruments,
  environment: 'local',
  places: testPlaces(),
  hostedFields: { path: '', integrity: '' },
  contextKey: new Uint8Array(32),
});

serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${port}\n`);
});
