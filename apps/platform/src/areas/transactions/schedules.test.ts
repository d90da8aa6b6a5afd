import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { examplePlan, savedCard } from '../../../test/commerce-walk.ts';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf, saleBody } from '../../../test/sale.ts';
import { type Attempt, attempt, newAttempt } from '../../../test/schedules/attempts.ts';
import { GatedProcess, type Trouble } from '../../../test/schedules/process.ts';
import { interleave } from '../../../test/schedules/schedule.ts';
import { verdict } from '../../../test/schedules/verdict.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { dayOf } from '../../clock/facilitator-day.ts';
import { newId } from '../../database/ids.ts';
import { subscriptions } from '../../database/schema/index.ts';
import { jobNamed } from '../../jobs/registry.ts';
import { ledgerViolations } from '../../ledger/laws.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import { settleNow } from '../../settlement/settle.ts';
import { openDispute } from '../../simulator/control.ts';

/*
 * Two processes on one database, each stopped at any query of what it does, for any length: past its lease, past
 * the other's recovery, or for ever. Whatever the order, processor, payments, ledger and what people were told
 * agree in the end, and reconciliation finds what they should not know.
 */

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

/** Schedules in all; `npm run prove` asks for 10,000. */
const schedules = Number(process.env['MONEY_SCHEDULES'] ?? 40);
/** Where to begin: one alone is told by its number. */
const first = Number(process.env['FIRST_SCHEDULE'] ?? 0);
/** Schedules after which days pass, batches are cut and files are read. */
const untilReconciled = 20;

let processes: readonly [GatedProcess, GatedProcess];
let headers: Readonly<Record<string, string>>;
let planId = '';
let applicationId = '';
let customer: { readonly customerId: string; readonly token: string };
/** The card of most payments, and one whose refunds fail later. */
let tokens: readonly string[];

beforeAll(async () => {
  await stopSeededBilling(api.open);
  await api.open.pool.query('update risk_rules set enabled = false');
  const { connectionString = '' } = api.open.pool.options;
  const { contextKey } = api.services;
  processes = [
    new GatedProcess('a', connectionString, contextKey),
    new GatedProcess('b', connectionString, contextKey),
  ];
  headers = { authorization: `Bearer ${manager.token}` };
  tokens = [
    await tokenOf(api.open),
    await tokenOf(api.open),
    await tokenOf(api.open, '4000000000005126'),
  ];
  const { rows } = await api.open.pool.query(
    'select application_id from sub_merchants where sub_merchant_id = $1',
    [accountOf(manager)],
  );
  applicationId = rows[0].application_id;
  customer = await savedCard({ api }, manager);
  const [, monthly] = examplePlan.schedules;
  const plan = { ...examplePlan, schedules: [monthly], subMerchantId: accountOf(manager) };
  const made = await admin.call('subscriptions/plan/create', { method: 'POST', body: plan });
  planId = made.body.planId;
  await admin.call(`subscriptions/plan/activate/${planId}`, { method: 'PUT', body: {} });
  await settleNow(api.open.database, await api.services.clock.now());
  await jobNamed('settlement-files').run(api.services, await api.services.clock.now());
});

afterAll(async () => {
  for (const one of processes) await one.open.close();
});

/** A running schedule. */
interface Scene {
  readonly random: Random;
  readonly attempts: Attempt[];
  /** A payment that is there from the start. */
  readonly paymentId: string;
  readonly cents: number;
}

type Task = (one: GatedProcess) => Promise<unknown>;

const dollars = (cents: number): number => Number((cents / 100).toFixed(2));

/** Above the amounts to which the simulator responds otherwise. */
const anAmount = (random: Random): number => random.int(2_000, 99_999);

const run =
  (name: Parameters<typeof jobNamed>[0]): Task =>
  async ({ services }) =>
    jobNamed(name).run(services, await services.clock.now());

/** Of a card that is charged through the API. */
const sale = (random: Random, cents: number, capture = true) =>
  newAttempt(capture ? 'sale' : 'auth', 'sale', {
    ...saleBody(manager, { token: random.pick(tokens), amount: dollars(cents) }),
    ...(capture ? {} : { capture }),
  });

function follow({ random, paymentId, cents }: Scene, kind: 'capture' | 'void' | 'refund'): Attempt {
  const isWhole = kind === 'void' || random.chance(0.4);
  const amount = isWhole ? {} : { amount: dollars(random.int(1, cents)) };
  return newAttempt(kind, `${paymentId}/${kind}`, amount);
}

/** Sends something, and again by the same key while nobody knows what came of it. */
const send =
  (scene: Scene, one: Attempt): Task =>
  async (process) => {
    const tries = scene.random.int(1, 3);
    for (let tried = 0; tried < tries; tried += 1) {
      if (await attempt(process, one, headersOf(one))) return;
    }
  };

async function dispute({ paymentId }: Scene, { services }: GatedProcess): Promise<void> {
  const now = await services.clock.now();
  const opened = { kind: 'dispute.opened', reason: 'fraudulent' } as const;
  await openDispute(services.database, `ref_${paymentId}`, opened, now);
  await jobNamed('processor-events').run(services, now);
}

/** Moves the payment's open dispute to its end. */
async function endDispute(
  { paymentId, random }: Scene,
  { api: served }: GatedProcess,
): Promise<void> {
  const { rows } = await api.open.pool.query(
    'select dispute_id from disputes where root_transaction_id = $1 and closed_at is null',
    [paymentId],
  );
  if (!rows[0]) return;
  const action = random.pick(['respond', 'win', 'accept']);
  for (const one of action === 'win' ? ['respond', 'win'] : [action]) {
    await served.request(
      'http://harbor.localhost/api/v1/simulator/dispute-move',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ disputeId: rows[0].dispute_id, action: one }),
      },
      { incoming: { socket: {} } },
    );
  }
}

/** Who asks for it: staff for what merchants may not. */
const headersOf = ({ name }: Attempt): Readonly<Record<string, string>> =>
  name === 'payout' || name === 'release' ? staff() : headers;

const staff = () => ({ authorization: `Bearer ${admin.token}` });

const payout = (random: Random) =>
  newAttempt('payout', 'backoffice/payouts', {
    subMerchantId: accountOf(manager),
    processor: 'simulatorEcheck',
    beneficiary: 'Pier Supplies',
    type: 'merchant',
    amount: dollars(random.int(100, 500)),
    createLedgerEntries: true,
  });

const release = (random: Random) =>
  newAttempt('release', `backoffice/accounts/${applicationId}/release-funds`, {
    segment: 'all',
    amount: dollars(random.int(1, 100)),
    reason: 'Quiet.',
  });

/** Stops processing for the account, or lets it go on. */
async function suspend({ api: served }: GatedProcess, isSuspended: boolean): Promise<void> {
  await served.request(
    `http://harbor.localhost/api/v1/backoffice/accounts/${applicationId}`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...staff() },
      body: JSON.stringify({ isSuspended, ...(isSuspended ? { reason: 'Disputes.' } : {}) }),
    },
    { incoming: { socket: {} } },
  );
}

/** One thing that a process does. */
function aTask(scene: Scene): Task {
  const { random, attempts } = scene;
  const begin = (one: Attempt): Task => {
    attempts.push(one);
    return send(scene, one);
  };
  return random.weighted<() => Task>([
    [() => begin(sale(random, anAmount(random), random.chance(0.8))), 6],
    [() => begin(follow(scene, 'refund')), 7],
    [() => begin(follow(scene, 'void')), 3],
    [() => begin(follow(scene, 'capture')), 3],
    [
      () => (attempts.length > 0 ? send(scene, random.pick(attempts)) : run('pending-inquiries')),
      5,
    ],
    [() => run('pending-inquiries'), 6],
    [() => (one) => dispute(scene, one), 4],
    [() => (one) => endDispute(scene, one), 2],
    [() => run('processor-events'), 1],
    [() => run('subscription-billing'), 3],
    [() => run('settlement-files'), 1],
    [() => begin(payout(random)), 2],
    [() => begin(release(random)), 2],
    [() => run('payouts'), 1],
    [() => (one) => suspend(one, true), 1],
    [() => (one) => suspend(one, false), 1],
    [
      () =>
        async ({ services }) =>
          settleNow(services.database, await services.clock.now()),
      2,
    ],
  ])();
}

/** A subscription whose first period is due now. */
async function subscribe(): Promise<void> {
  const { database } = api.open;
  const at = await api.services.clock.now();
  const { rows } = await api.open.pool.query(
    'select facilitator_id, sp_product_id from sub_merchants where sub_merchant_id = $1',
    [accountOf(manager)],
  );
  const startedOn = await dayOf(database, 'harbor', at);
  await database.insert(subscriptions).values({
    subscriptionId: newId('sub'),
    facilitatorId: rows[0].facilitator_id,
    spProductId: rows[0].sp_product_id,
    subMerchantId: accountOf(manager),
    planId,
    customerId: customer.customerId,
    status: 'active',
    quantity: 1,
    modules: [],
    paymentType: 'creditCard',
    token: customer.token,
    last4: '4242',
    startedOn,
    periodIndex: 0,
    nextChargeOn: startedOn,
    failedAttempts: 0,
    cancelEffect: 'atPeriodEnd',
    createdAt: at,
    updatedAt: at,
  });
}

async function prepare(random: Random): Promise<Scene> {
  const [one] = processes;
  const cents = anAmount(random);
  const begun = sale(random, cents, random.chance(0.8));
  await attempt(one, begun, headers);
  const paymentId = begun.answers[0]?.transactionId ?? '';
  if (random.chance(0.6)) {
    await settleNow(api.open.database, await api.services.clock.now());
  }
  if (random.chance(0.3)) await subscribe();
  return { random, attempts: [begun], paymentId, cents };
}

/** Everybody who still lives finds out what is to be found out. */
async function finish({ attempts }: Scene): Promise<void> {
  for (const one of processes) {
    one.isDead = false;
    one.trouble = () => undefined;
    one.elapsed += 60;
  }
  const [, one] = processes;
  const { services } = one;
  await suspend(one, false);
  for (const each of attempts) {
    for (let tried = 0; tried < 4 && !(await attempt(one, each, headersOf(each))); tried += 1);
  }
  await jobNamed('pending-inquiries').run(services, await services.clock.now());
  await jobNamed('subscription-billing').run(services, await services.clock.now());
  await services.clock.advance(61);
  await jobNamed('processor-events').run(services, await services.clock.now());
  await jobNamed('pending-inquiries').run(services, await services.clock.now());
  for (const each of attempts) await attempt(one, each, headersOf(each));
}

/** @returns what does not agree. */
async function runSchedule(number: number): Promise<readonly string[]> {
  const random = createRandom(`schedule ${number}`);
  const since = await api.services.clock.now();
  const scene = await prepare(random);
  const troubled = random.chance(0.5) ? 0.3 : 0;
  for (const one of processes) {
    const tasks = Array.from({ length: random.int(1, 3) }, () => aTask(scene));
    one.trouble = () =>
      random.chance(troubled) ? random.pick<Trouble>(['unsent', 'lost', 'late']) : undefined;
    one.run(async () => {
      for (const task of tasks) await task(one);
    });
  }
  const risks = {
    pause: random.pick([0, 0.02, 0.06]),
    kill: random.pick([0, 0, 0.02]),
    stall: random.pick([0, 0.3]),
    meanwhile: (other: GatedProcess) =>
      other.run(async () => void (await run('pending-inquiries')(other))),
  };
  await interleave(processes, random, api.open.pool, risks);
  await finish(scene);
  const { rows } = await api.open.pool.query(
    'select transaction_id from transactions where created_at >= $1 and root_transaction_id = transaction_id',
    [since],
  );
  const payments = rows.map(({ transaction_id }) => transaction_id);
  const wrong = await verdict(api.open.pool, scene.attempts, payments, since);
  return wrong.map((sentence) => `schedule ${number}: ${sentence}`);
}

const openDifferences = async (): Promise<readonly string[]> => {
  const { rows } = await api.open.pool.query(
    `select kind || ' ' || reference as found from reconciliation_differences
     where status = 'open' and sub_merchant_id = $1 order by 1`,
    [accountOf(manager)],
  );
  return rows.map(({ found }) => found);
};

/** Days pass; what the processor charged beside the platform's back is all that is found. */
async function reconcile(number: number, known: readonly string[]): Promise<readonly string[]> {
  const { services, open } = api;
  const { rows } = await open.pool.query(
    "select merchant_id from simulator.operations where kind = 'sale' order by created_at desc limit 1",
  );
  const at = await services.clock.now();
  const reference = `foreign_${number}`;
  await open.pool.query(
    `insert into simulator.operations (processor_transaction_id, reference, payment_reference, merchant_id,
       kind, result, amount, approved_amount, response_code, response_message, created_at, decided_at)
     values ($1, $1, $1, $2, 'sale', 'approved', 4200, 4200, '00', 'Approved', $3, $3)`,
    [reference, rows[0].merchant_id, at],
  );
  await services.clock.advance(2 * 86_400);
  for (const name of ['settlement', 'settlement-files'] as const) {
    await jobNamed(name).run(services, await services.clock.now());
  }
  const found = (await openDifferences()).filter((one) => !known.includes(one));
  const wanted = [`missing-here ${reference}`];
  return [
    ...(found.join() === wanted.join() ? [] : [`up to ${number}: found ${found.join(', ')}`]),
    ...(await ledgerViolations(open.database)),
  ];
}

test(`${schedules} schedules of two processes end with everybody in agreement`, {
  timeout: Math.max(600_000, schedules * 2_000),
}, async () => {
  const disagreements: string[] = [];
  let known = await openDifferences();
  for (let number = first; number < first + schedules; number += 1) {
    disagreements.push(...(await runSchedule(number)));
    const isLast = number === first + schedules - 1;
    if ((number + 1) % untilReconciled === 0 || isLast) {
      disagreements.push(...(await reconcile(number, known)));
      known = await openDifferences();
    }
    if (disagreements.length > 0) break;
  }
  expect(disagreements).toEqual([]);
});
