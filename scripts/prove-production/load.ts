import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { tokenOf } from '../../apps/platform/test/cards.ts';
import type { PlatformSession } from '../../bench/src/measure/platform-session.ts';
import { type Attempt, notCharged, sell } from '../prove-kill/sales.ts';

/** Results of the requests in a period. */
export interface Tally {
  readonly requests: number;
  /** By status; 0 for a broken connection. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Longest response time, in milliseconds. */
  readonly longestMs: number;
}

export const errorsOf = ({ requests, statuses }: Tally): number =>
  requests - (statuses.get(200) ?? 0);

export const statusesOf = ({ statuses }: Tally): string =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'broken'}`).join(', ');

const clients = 4;
const pauseMs = 40;
const lowestDollars = 1_000;
const cents = 100;

/** Users who make sales and read lists, on any process, until stopped. */
export class Load {
  readonly attempts: Attempt[] = [];
  readonly #session: PlatformSession;
  readonly #subMerchantId: string;
  readonly #open: OpenDatabase;
  #statuses = new Map<number, number>();
  #longestMs = 0;
  #isOver = false;

  constructor(session: PlatformSession, subMerchantId: string, open: OpenDatabase) {
    this.#session = session;
    this.#subMerchantId = subMerchantId;
    this.#open = open;
  }

  /** Runs during an event. */
  async during(happens: () => Promise<void>): Promise<Tally> {
    this.#statuses = new Map();
    this.#longestMs = 0;
    this.#isOver = false;
    const all = Array.from({ length: clients }, () => this.#client());
    await happens();
    this.#isOver = true;
    await Promise.all(all);
    const statuses = this.#statuses;
    const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    return { requests, statuses, longestMs: Math.round(this.#longestMs) };
  }

  /** Newly entered cards; saved in the database before anything happens to it. */
  async fill(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const token = await tokenOf(this.#open, '4242424242424242', {
        subMerchantId: this.#subMerchantId,
        expiresAt: new Date(Date.now() + 4 * 3_600_000),
      });
      this.#waiting.push(token);
    }
  }
  readonly #waiting: string[] = [];

  /** Drops the cards that nobody has paid with yet. */
  drop(): void {
    this.#waiting.length = 0;
  }

  /** Whether a response of the current period had this status. */
  has(status: number): boolean {
    return this.#statuses.has(status);
  }

  async #client(): Promise<void> {
    while (!this.#isOver) {
      const token = this.#waiting.pop();
      if (token !== undefined) await this.#sale(token);
      await this.#ask({ method: 'GET', path: '/api/v1/reporting/transactions?pageSize=5' });
      await wait(pauseMs);
    }
  }

  async #sale(token: string): Promise<void> {
    const amount = lowestDollars + this.attempts.length / cents;
    const attempt: Attempt = { key: randomUUID(), token, amount };
    this.attempts.push(attempt);
    await this.#ask({
      method: 'POST',
      path: '/api/v1/backoffice/transactions/creditcard/sale',
      headers: { 'idempotency-key': attempt.key },
      body: {
        subMerchantId: this.#subMerchantId,
        token,
        amount,
        cardHolderName: 'Ada Palmer',
        billingAddress: { street: '1 Main St', zip: '94103' },
      },
    });
  }

  async #ask(call: Parameters<PlatformSession['send']>[0]): Promise<void> {
    const began = performance.now();
    const status = await this.#session.send(call).then(
      (response) => response.status,
      () => 0,
    );
    this.#longestMs = Math.max(this.#longestMs, performance.now() - began);
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
  }

  /** Retries every sale until its outcome is known. @returns those that were charged. */
  async findOut(): Promise<readonly Attempt[]> {
    const charged: Attempt[] = [];
    for (const attempt of this.attempts) {
      for (;;) {
        const told = await sell(this.#session, this.#subMerchantId, attempt).catch(() => undefined);
        if (told !== undefined) {
          if (told !== notCharged) charged.push(attempt);
          break;
        }
        await wait(300);
      }
    }
    return charged;
  }
}
