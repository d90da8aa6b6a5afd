import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { billed } from '../../src/areas/billing/billed.ts';
import type { Services } from '../../src/http/services.ts';
import { createBusinessClock } from '../../src/kernel/clock/business-clock.ts';
import { type OpenDatabase, openDatabase } from '../../src/kernel/database/connection.ts';
import {
  type Processor,
  ProcessorUnavailable,
  ResponseLost,
} from '../../src/processors/processor.ts';
import { createProviders } from '../../src/processors/simulated/providers.ts';
import { createApi } from '../../src/program/api.ts';
import { testPlaces } from '../places.ts';

/*
 * A process of the platform that does nothing unless it is told to: each query it sends waits at a gate. Two
 * of them on one database can be stopped anywhere, for any length, in an order that a seed decides.
 */

/** A query that waits to be sent. */
interface Waiter {
  readonly text: string;
  readonly go: () => void;
  readonly die: () => void;
}

/** The process was killed: whatever it was about to do is not done. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A guard of the database refused a row: the platform tried what may never be. */
const isGuarded = (problem: unknown): boolean =>
  problem instanceof Error &&
  (Reflect.get(problem, 'code') === '23514' ||
    isGuarded(problem.cause) ||
    (problem instanceof AggregateError && problem.errors.some(isGuarded)));

/** Rows that say what the money did, and the edges of transactions. Signing on and logs need no gate. */
const gated =
  /^\s*(begin|commit|rollback)|"(transactions|idempotency_keys|operations|events|disputes|subscriptions|batches|settlement_\w+|reconciliation_\w+|alerts|ledger_entries|card_tokens|applications|payouts|hosted_sessions|hosted_payments|installments|installment_payments)"/i;
const ungated = /^\s*insert into "(processor_sessions|api_logs)"/i;

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' &&
        query !== null &&
        'text' in query &&
        typeof query.text === 'string'
      ? query.text
      : '';

/**
 * How a call to the processor fails: it is never sent, its response is lost, it arrives late, or the processor is down.
 */
export type Trouble = 'unsent' | 'lost' | 'late' | 'down';

export class GatedProcess {
  readonly name: string;
  readonly open: OpenDatabase;
  readonly services: Services;
  readonly api: ReturnType<typeof createApi>;
  readonly waiting: Waiter[] = [];
  readonly problems: unknown[] = [];
  /** Tasks under way. */
  tasks = 0;
  /** Queries that the database has not answered. */
  inFlight = 0;
  /** Decides of a call to the processor what goes wrong. */
  trouble: () => Trouble | undefined = () => undefined;
  isDead = false;
  /** Whether its processor forgets what it was told to close, and approves it when it arrives after all. */
  isForgetful = false;
  /** Seconds by which leases are older than the clock says: what a test need not wait for. */
  elapsed = 0;
  #told: () => void = () => undefined;
  readonly #within = new AsyncLocalStorage<true>();
  readonly #clients = new Map<PoolClient, number>();
  readonly #inTransaction = new Set<PoolClient>();

  /** @param between stands between the platform and its processors. */
  constructor(
    name: string,
    url: string,
    contextKey: Uint8Array,
    between: (processor: Processor) => Processor = (processor) => processor,
  ) {
    this.name = name;
    this.open = openDatabase(url, { poolSize: 6 });
    this.open.pool.on('connect', (client) => this.#gate(client));
    this.open.pool.on('remove', (client) => {
      this.#clients.delete(client);
      this.#inTransaction.delete(client);
    });
    const { database, pool } = this.open;
    const clock = createBusinessClock(database);
    this.services = {
      database,
      pool,
      clock,
      ...createProviders({
        database,
        now: () => clock.now(),
        limitMs: 600_000,
        between: (processor) => this.#troubled(between(processor)),
      }),
      billed,
      environment: 'local',
      places: testPlaces(),
      hostedFields: { path: '', integrity: '' },
      contextKey,
      onError: (problem) => this.problems.push(problem),
    };
    this.api = createApi(this.services);
  }

  /** Resolves when something came of what the process does, or after some milliseconds. @returns whether it came to that. */
  async moved(milliseconds: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#told = () => resolve(true);
    const timer = setTimeout(() => resolve(false), milliseconds);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Does something as this process, gate by gate. */
  run(work: () => Promise<void>): void {
    this.tasks += 1;
    void this.#within
      .run(true, work)
      .catch((problem: unknown) => this.problems.push(problem))
      .finally(() => {
        this.tasks -= 1;
        this.#told();
      });
  }

  /** Backend ids, for finding out whether they wait for a lock. */
  backends(): readonly number[] {
    return [...this.#clients.values()];
  }

  /** Those whose transaction is open. */
  openTransactions(): readonly number[] {
    return [...this.#inTransaction].flatMap((client) => this.#clients.get(client) ?? []);
  }

  /** What the database's guards kept the process from, since it was asked last. */
  guarded(): readonly string[] {
    return this.problems
      .splice(0)
      .filter(isGuarded)
      .map((problem) => `a guard refused ${String(problem)}`);
  }

  /** The process is gone: nothing it waits for happens. It may be started anew once its tasks are over. */
  kill(): void {
    this.isDead = true;
    for (const waiter of this.waiting.splice(0)) waiter.die();
  }

  #pass(text: string): Promise<void> {
    if (this.isDead) return Promise.reject(new Killed(this.name));
    if (!this.#within.getStore() || !gated.test(text) || ungated.test(text))
      return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, go: resolve, die: () => reject(new Killed(this.name)) });
      this.#told();
    });
  }

  /** Leases grow old with the test, not with the clock on the wall. */
  #aged(query: unknown): unknown {
    const text = textOf(query);
    if (this.elapsed === 0 || !text.includes('clock_timestamp()')) return query;
    const aged = text.replaceAll(
      'clock_timestamp()',
      `(clock_timestamp() + interval '${this.elapsed} seconds')`,
    );
    return typeof query === 'string' ? aged : { ...Object(query), text: aged };
  }

  #note(client: PoolClient, text: string): void {
    if (/^\s*begin/i.test(text)) this.#inTransaction.add(client);
    if (/^\s*(commit|rollback)/i.test(text)) this.#inTransaction.delete(client);
  }

  #gate(client: PoolClient): void {
    const backend: unknown = Reflect.get(client, 'processID');
    this.#clients.set(client, typeof backend === 'number' ? backend : 0);
    const send = client.query.bind(client);
    const query = async (asked: unknown, rest: readonly unknown[]): Promise<unknown> => {
      const text = textOf(asked);
      await this.#pass(text);
      this.#note(client, text);
      this.inFlight += 1;
      try {
        return await Reflect.apply(send, undefined, [this.#aged(asked), ...rest]);
      } finally {
        this.inFlight -= 1;
        this.#told();
      }
    };
    Object.assign(client, {
      query: (asked: unknown, ...rest: readonly unknown[]) => {
        const done = rest.at(-1);
        if (typeof done !== 'function') return query(asked, rest);
        const tell = async () => {
          const [answer] = await Promise.allSettled([query(asked, rest.slice(0, -1))]);
          if (answer.status === 'fulfilled') done(undefined, answer.value);
          else done(answer.reason);
        };
        void tell();
        return undefined;
      },
    });
  }

  #troubled(processor: Processor): Processor {
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      const trouble = this.trouble();
      if (trouble === undefined) return work();
      if (trouble === 'unsent') throw new ResponseLost('It never arrived.');
      if (trouble === 'down') throw new ProcessorUnavailable('The processor is not available.');
      const answer = work();
      answer.catch(() => undefined);
      if (trouble === 'lost') await answer;
      throw new ResponseLost('The response was lost.');
    };
    return {
      ...processor,
      authorize: (request) => call(() => processor.authorize(request)),
      sale: (request) => call(() => processor.sale(request)),
      capture: (request) => call(() => processor.capture(request)),
      void: (request) => call(() => processor.void(request)),
      refund: (request) => call(() => processor.refund(request)),
      inquire: (reference) => call(() => processor.inquire(reference)),
      close: (reference) =>
        call(() => (this.isForgetful ? processor.inquire(reference) : processor.close(reference))),
    };
  }
}
