import { beforeAll, expect, test } from 'vitest';
import { type Made, makeBusy, roundShares } from '../../../test/breakdown/busy-days.ts';
import {
  ofList,
  ofPayment,
  ofReceipt,
  type Reader,
  type Truths,
} from '../../../test/breakdown/law.ts';
import { readTruths, wrongShares } from '../../../test/breakdown/ledger-truth.ts';
import { readReceipt } from '../../../test/breakdown/shown.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { createRandom } from '../../program/seed/random.ts';

/*
 * Derived amounts equal the ledger's: for the whole seed and after days of activity, for every user who may see a
 * payment, in every time zone.
 */

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

/** Whether to test every user in every zone on every payment, as `npm run prove` does. */
const isProof = process.env['COMMAND_SEQUENCES'] !== undefined;
const random = createRandom('breakdown');

const zones = ['America/New_York', 'Asia/Tokyo', 'UTC', 'Africa/Cairo', 'America/Santiago'];
const people = [
  'admin@harbor',
  'underwriter@harbor',
  'bank@harbor',
  'provider@harbor',
  'manager@harbor',
  'merchantadmin@harbor',
  'employee@harbor',
  'clerk@harbor',
  'accounting@harbor',
  'bookkeeper@harbor',
  'admin@juniper',
  'manager@juniper',
];

/** A list as one reader saw it. */
interface Read extends Awaited<ReturnType<typeof ofList>> {
  readonly reader: Reader;
}

let account = '';
let since: Date;
let made: readonly Made[] = [];
let truths: Truths;
const lists: Read[] = [];

/** Reads every user's lists in one zone each; in `npm run prove`, in all zones. */
async function readLists(): Promise<void> {
  for (const [place, name] of people.entries()) {
    const session = await api.signIn(name);
    for (const [at, zone] of zones.entries()) {
      if (!isProof && at !== place % zones.length) continue;
      const reader = { name, session, zone };
      lists.push({ reader, ...(await ofList(reader, {}, truths)) });
    }
  }
}

beforeAll(async () => {
  account = await roundShares(api, manager);
  since = await api.services.clock.now();
  made = await makeBusy(api, manager, admin, random, isProof ? 400 : 50);
  truths = await readTruths(api.open.pool);
  await readLists();
}, 1_800_000);

const isMade = (id: string): boolean => made.some((one) => one.id === id);

test('a list, its export and its totals match the ledger', () => {
  expect(lists.flatMap(({ wrong }) => wrong)).toEqual([]);
  // No list and no payment was left out.
  const read = new Set(lists.flatMap(({ ids }) => ids));
  expect([...truths.keys()].filter((id) => !read.has(id))).toEqual([]);
  const who = lists.filter(({ ids }) => ids.length > 0).map(({ reader }) => reader.name);
  expect(new Set(who).size).toBeGreaterThanOrEqual(9);
});

const lines = [
  'gross',
  'fees',
  'disputeFees',
  'returnFees',
  'reserve',
  'refunds',
  'pendingRefunds',
  'disputes',
];

test('everybody who opens a payment sees amounts that match the ledger', async () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const { reader, ids } of lists) {
    const own = ids.filter((id) => isMade(id) && random.chance(0.1));
    const some = ids.length === 0 ? [] : Array.from({ length: 4 }, () => random.pick(ids));
    for (const id of isProof ? ids : [...own, ...some]) {
      wrong.push(...(await ofPayment(reader, id, truths)));
    }
  }
  // Always opens payments of the rare kinds.
  for (const truth of truths.values()) {
    const { id, disputeFees, returnFees, pendingRefunds } = truth;
    const isRare = disputeFees > 0 || returnFees > 0 || pendingRefunds > 0;
    const read = lists.find(({ ids }) => ids.includes(id));
    if (!read || !(isRare || isMade(id))) continue;
    for (const line of lines) if (Number(Reflect.get(truth, line)) > 0) kinds.add(line);
    wrong.push(...(await ofPayment(read.reader, id, truths)));
  }
  expect(wrong).toEqual([]);
  expect([...kinds].toSorted()).toEqual(lines.toSorted());
}, 7_200_000);

test('a receipt matches the ledger', async () => {
  const outbox = async (recipient: string) => {
    const query = 'select body from outbox where recipient = $1';
    const { rows } = await api.open.pool.query<{ body: string }>(query, [recipient]);
    return rows[0]?.body;
  };
  const wrong: string[] = [];
  let stated = 0;
  for (const { id, taken } of made) {
    const amount = await readReceipt(manager, outbox, id);
    if (amount !== undefined) stated += 1;
    wrong.push(...ofReceipt(id, amount, truths, taken));
  }
  expect(wrong).toEqual([]);
  expect(stated).toBeGreaterThan(made.length / 2);
});

test('shares of a settlement are rounded once, and sum to what it booked', async () => {
  expect(await wrongShares(api.open.pool, account, since)).toEqual([]);
});
