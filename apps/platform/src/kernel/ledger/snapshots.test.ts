import { beforeAll, expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { createProviders } from '../../processors/simulated/providers.ts';
import { createRandom } from '../../program/seed/random.ts';
import { ledgerViolations } from './laws.ts';

/*
 * Money is moved by many at once while somebody looks at all totals, again and again, each time at one moment: no moment
 * shows money that left one account and hasn't arrived at another, a payment without its entries, or a balance that
 * isn't their sum.
 */

/** A long timeout, so that a slow machine doesn't turn a late response into a lost one. */
const api = useTestApi(({ database, clock }) =>
  createProviders({ database, now: () => clock.now(), limitMs: 600_000 }),
);
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

/** How many commands run meanwhile; `npm run prove` gives more. */
const commands = Number(process.env['SNAPSHOT_COMMANDS'] ?? 120);
const clients = 6;
const seed = process.env['SNAPSHOT_SEED'] ?? 'snapshots';
/** Statuses of commands that were made, or came too late. */
const expected: ReadonlySet<number> = new Set([200, 400, 404, 409]);

const payments: string[] = [];
const held: string[] = [];
const payouts: string[] = [];
const wrong: string[] = [];
const made = new Map<Kind, number>();
let token = '';
let account = '';

beforeAll(async () => {
  token = await tokenOf(api.open);
  account = (await admin.get('reporting/balance?sort=-available&pageSize=1')).body.data[0]
    .subMerchantId;
});

const payout = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  admin.call(`backoffice/payouts${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': newKey() },
  });

const kinds = ['sale', 'auth', 'capture', 'void', 'refund', 'payout', 'payout deleted'] as const;

type Kind = (typeof kinds)[number];

/** What a command acts on, unless it is any payment. */
const knownFor: Partial<Record<Kind, readonly string[]>> = {
  capture: held,
  'payout deleted': payouts,
};

async function give(random: ReturnType<typeof createRandom>): Promise<void> {
  const kind = random.pick(kinds);
  const amount = random.int(1_000, 9_999) / 100;
  const part = random.int(1, 300) / 100;
  const known = knownFor[kind] ?? payments;
  const id = known.length > 0 ? random.pick(known) : 'none';
  const response = await (() => {
    switch (kind) {
      case 'sale':
      case 'auth':
        return sell(manager, { token, amount, capture: kind === 'sale' });
      case 'payout':
        return payout('POST', '', {
          subMerchantId: account,
          processor: 'simulatorEcheck',
          beneficiary: 'Pier Supplies',
          type: 'merchant',
          amount: part,
          createLedgerEntries: true,
        });
      case 'payout deleted':
        return payout('DELETE', `/${id}`);
      default:
        return act(manager, kind, id, kind === 'refund' ? { amount: part } : {});
    }
  })();
  if (!expected.has(response.status)) wrong.push(`${kind}: ${response.status} ${response.text}`);
  if (response.status !== 200) return;
  made.set(kind, (made.get(kind) ?? 0) + 1);
  if (kind === 'auth') held.push(response.body.transactionId);
  if (kind === 'sale' || kind === 'auth') payments.push(response.body.transactionId);
  if (kind === 'payout') payouts.push(response.body.payoutId);
}

/** What breaks a law of the books, all read at one moment. */
const snapshot = (): Promise<readonly string[]> =>
  api.open.database.transaction(async (transaction) => ledgerViolations(transaction), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

test(`no moment of ${commands} commands shows totals that break a law`, async () => {
  let left = commands;
  const over = new AbortController();
  const working = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const random = createRandom(`${seed} ${client}`);
      while (left > 0) {
        left -= 1;
        await give(random);
      }
    }),
  ).finally(() => over.abort());
  let looks = 0;
  while (!over.signal.aborted) {
    wrong.push(...(await snapshot()));
    looks += 1;
  }
  await working;
  figure('snapshots', {
    tried: looks,
    wrong: wrong.length,
    seed,
    measured: `${commands} commands, ${[...made.values()].reduce((sum, count) => sum + count, 0)} made`,
  });
  expect(wrong).toEqual([]);
  expect([...made.keys()].toSorted()).toEqual([...kinds].toSorted());
}, 600_000);
