import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { billed } from '../../src/areas/billing/billed.ts';
import type { Services } from '../../src/http/services.ts';
import { createBusinessClock } from '../../src/kernel/clock/business-clock.ts';
import { type OpenDatabase, openDatabase } from '../../src/kernel/database/connection.ts';
import { readSourceOf } from '../../src/kernel/database/read-source.ts';
import {
  type Processor,
  ProcessorUnavailable,
  ResponseLost,
} from '../../src/processors/processor.ts';
import { createProviders } from '../../src/processors/simulated/providers.ts';
import { createApi } from '../../src/program/api.ts';
import { testPlaces } from '../places.ts';

/*
 * A process of the platform in which each query waits at a gate until it is let through. Two of them on one database
 * can be paused anywhere, for any length, in an order that a seed decides.
 */

/** A query that waits at the gate. */
interface Waiter {
  readonly text: string;
  readonly go: () => void;
  readonly die: () => void;
}

/** The process was killed; its pending work isn't done. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A database guard refused a row: the platform attempted something that is never allowed. */
const isGuarded = (problem: unknown): boolean =>
  problem instanceof Error &&
  (Reflect.get(problem, 'code') === '23514' ||
    isGuarded(problem.cause) ||
    (problem instanceof AggregateError && problem.errors.some(isGuarded)));

/** Queries on the tables that record money, and transaction boundaries. Sign-ons and logs need no gate. */
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
  /** Number of running tasks. */
  tasks = 0;
  /** Number of queries that the database hasn't answered. */
  inFlight = 0;
  /** Decides how a call to the processor fails, if at all. */
  trouble: () => Trouble | undefined = () => undefined;
  isDead = false;
  /** Whether its processor forgets closed references, and approves operations that arrive afterwards. */
  isForgetful = false;
  /** Seconds by which leases are aged, so that a test needn't wait. */
  elapsed = 0;
  #told: () => void = () => undefined;
  readonly #within = new AsyncLocalStorage<true>();
  readonly #clients = new Map<PoolClient, number>();
  readonly #inTransaction = new Set<PoolClient>();

  /** @param between wraps the platform's processors. */
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
      pool: readSourceOf({ database, pool }),
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

  /** Resolves when the process makes progress, or after some milliseconds. @returns whether it made progress. */
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

  /** Runs work as this process, gate by gate. */
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

  /** Backend ids, to find out whether they wait for a lock. */
  backends(): readonly number[] {
    return [...this.#clients.values()];
  }

  /** The backends with an open transaction. */
  openTransactions(): readonly number[] {
    return [...this.#inTransaction].flatMap((client) => this.#clients.get(client) ?? []);
  }

  /** What the database's guards refused since the last call. */
  guarded(): readonly string[] {
    return this.problems
      .splice(0)
      .filter(isGuarded)
      .map((problem) => `a guard refused ${String(problem)}`);
  }

  /** Kills the process: none of its pending work happens. It can be restarted once its tasks have ended. */
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

  /** Leases age with the test's time, not with the real clock. */
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
