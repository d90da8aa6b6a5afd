import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Processor } from '../../src/processors/processor.ts';
import type { TestApi } from '../api.ts';
import { tokenOf } from '../cards.ts';
import { saleBody } from '../sale.ts';
import type { TestSession } from '../session.ts';
import { type Attempt, attempt, newAttempt } from './attempts.ts';
import { GatedProcess } from './process.ts';

/** A process writes this when it renews the lease, right before it sends. */
export const renewing = /update "transactions" set .*"sending_at"/;
/** The processor writes this when it records what it received. */
export const recording = /insert into "simulator"\."operations"/;

/** Two processes, new for each test, each of which can pause at a certain query while the other one acts. */
export function useTwoProcesses(api: TestApi, person: TestSession) {
  const made: GatedProcess[] = [];
  let one: GatedProcess;
  let other: GatedProcess;
  let headers: Readonly<Record<string, string>>;
  let token: string;

  function newProcess(between?: (processor: Processor) => Processor): GatedProcess {
    const { connectionString = '' } = api.open.pool.options;
    const process = new GatedProcess('', connectionString, api.services.contextKey, between);
    made.push(process);
    return process;
  }

  /** @param between stands between both processes and their processor. */
  const startWith = (between?: (processor: Processor) => Processor) => {
    one = newProcess(between);
    other = newProcess(between);
  };

  beforeAll(async () => {
    token = await tokenOf(api.open);
    headers = { authorization: `Bearer ${person.token}` };
  });
  beforeEach(() => startWith());
  afterAll(async () => {
    for (const { open } of made) await open.close();
  });

  const make = (process: GatedProcess, what: Attempt) => attempt(process, what, headers);

  return {
    get one() {
      return one;
    },
    get other() {
      return other;
    },
    startWith,
    /** Makes an attempt of the person, to its end. */
    make,
    /** Begins an attempt, which the schedule then lets go on. */
    begin: (process: GatedProcess, what: Attempt) =>
      process.run(async () => void (await make(process, what))),
    sale: (amount: number) => newAttempt('sale', 'sale', saleBody(person, { token, amount })),
    /** Lets every lease expire. */
    letTimePass: () => {
      for (const process of made) process.elapsed += 31;
    },
  };
}
