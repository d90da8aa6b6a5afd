import type { JobName } from '@payfac/domain/jobs';
import { jobNamed } from '../../src/jobs/registry.ts';
import { settleNow } from '../../src/settlement/settle.ts';
import { openDispute } from '../../src/simulator/control.ts';
import { type Attempt, newAttempt } from './attempts.ts';
import type { GatedProcess } from './process.ts';
import {
  anAmount,
  anInstallmentPlan,
  aPayer,
  dollars,
  echeckSale,
  type Payment,
  type Scene,
  type Subject,
  sale,
  sendOnce,
} from './scene.ts';
import { letFilePass, type World } from './world.ts';

/** One thing that a process does. */
export type Task = (one: GatedProcess) => Promise<unknown>;
type Choice = readonly [make: () => Task, weight: number];

export const run =
  (name: JobName): Task =>
  async ({ services }) =>
    jobNamed(name).run(services, await services.clock.now());

/** Sends something, and again by the same key while nobody knows what came of it. */
const send =
  ({ world, random }: Scene, what: Attempt): Task =>
  async (one) => {
    const tries = random.int(1, 3);
    for (let tried = 0; tried < tries; tried += 1) {
      if (await sendOnce(world, one, what)) return;
    }
  };

const begin = (scene: Scene, what: Attempt): Task => {
  scene.attempts.push(what);
  return send(scene, what);
};

/** @param area of the API, where the payment is no card's. */
function follow(
  { random }: Scene,
  { id, cents }: Payment,
  kind: 'capture' | 'void' | 'refund',
  area = '',
): Attempt {
  const isWhole = kind === 'void' || random.chance(0.4);
  const amount = isWhole ? {} : { amount: dollars(random.int(1, cents)) };
  return newAttempt(kind, `${area}${id}/${kind}`, amount);
}

/** A call of staff that no key makes one. */
async function order(
  { admin }: World,
  { api }: GatedProcess,
  path: string,
  method: 'POST' | 'PUT',
  body: unknown,
): Promise<void> {
  const headers = {
    host: 'harbor.localhost',
    'content-type': 'application/json',
    authorization: `Bearer ${admin.token}`,
  };
  const { status } = await api.request(
    `http://harbor.localhost/api/v1/${path}`,
    { method, headers, body: JSON.stringify(body) },
    { incoming: { socket: {} } },
  );
  const isLate = status === 200 || status === 409 || status >= 500;
  if (!isLate) throw new Error(`${path} returned ${status}`);
}

/** Stops processing for the account, or lets it go on. */
export const suspend = (world: World, one: GatedProcess, isSuspended: boolean): Promise<void> =>
  order(world, one, `backoffice/accounts/${world.applicationId}`, 'PUT', {
    isSuspended,
    ...(isSuspended ? { reason: 'Disputes.' } : {}),
  });

const dispute =
  ({ payment }: Scene): Task =>
  async ({ services }) => {
    const now = await services.clock.now();
    const opened = { kind: 'dispute.opened', reason: 'fraudulent' } as const;
    await openDispute(services.database, `ref_${payment.id}`, opened, now);
    await jobNamed('processor-events').run(services, now);
  };

/** Moves the payment's open dispute to its end. */
const endDispute =
  ({ world, payment, random }: Scene): Task =>
  async (one) => {
    const { rows } = await world.api.open.pool.query(
      'select dispute_id from disputes where root_transaction_id = $1 and closed_at is null',
      [payment.id],
    );
    if (!rows[0]) return;
    const action = random.pick(['respond', 'win', 'accept']);
    for (const each of action === 'win' ? ['respond', 'win'] : [action]) {
      const body = { disputeId: rows[0].dispute_id, action: each };
      await order(world, one, 'simulator/dispute-move', 'POST', body);
    }
  };

const pass =
  (seconds: number): Task =>
  ({ services }) =>
    services.clock.advance(seconds);

const settle: Task = async ({ services }) =>
  settleNow(services.database, await services.clock.now());

const hour = 3_600;
const day = 24 * hour;

const ofCards = (scene: Scene): readonly Choice[] => {
  const { world, random, payment, walletToken } = scene;
  const token = () => walletToken ?? random.pick(world.cards);
  return [
    [() => begin(scene, sale(world, token(), anAmount(random), random.chance(0.8))), 6],
    [() => begin(scene, follow(scene, payment, 'refund')), payment.isCaptured ? 7 : 2],
    [() => begin(scene, follow(scene, payment, 'void')), 3],
    [() => begin(scene, follow(scene, payment, 'capture')), payment.isCaptured ? 0.2 : 7],
    [() => dispute(scene), payment.isCaptured ? 4 : 1],
    [() => endDispute(scene), 2],
    [() => run('authorization-expiry'), 0.5],
  ];
};

const ofBanks = (scene: Scene): readonly Choice[] => {
  const { world, random, echeck } = scene;
  if (!echeck) return [];
  const area = 'backoffice/transactions/echeck/';
  return [
    [() => begin(scene, echeckSale(world, random.pick(world.banks), anAmount(random))), 3],
    [() => begin(scene, follow(scene, echeck, 'void', area)), 6],
    [() => begin(scene, follow(scene, echeck, 'refund', area)), 6],
    [() => () => letFilePass(world, echeck.id), 3],
    [() => pass(day), 2],
    [() => run('echeck-files'), 8],
    [() => run('echeck-settlement'), 5],
  ];
};

const ofPages = (scene: Scene): readonly Choice[] => {
  const { link } = scene;
  if (!link) return [];
  return [
    [
      () => async (one) => {
        const payer = await aPayer(scene, link);
        await begin(scene, payer)(one);
      },
      20,
    ],
  ];
};

const ofPlans = (scene: Scene): readonly Choice[] => [
  [
    () => async (one) => {
      const plan = await anInstallmentPlan(scene);
      await begin(scene, plan)(one);
    },
    7,
  ],
  [() => run('subscription-billing'), 8],
  [() => run('installments'), 8],
];

const ofPayouts = (scene: Scene): readonly Choice[] => {
  const { world, random } = scene;
  const { subMerchantId, applicationId } = world;
  const payout = () =>
    newAttempt('payout', 'backoffice/payouts', {
      subMerchantId,
      processor: 'simulatorEcheck',
      beneficiary: 'Pier Supplies',
      type: 'merchant',
      amount: dollars(random.int(100, 500)),
      createLedgerEntries: random.chance(0.8),
    });
  const release = () =>
    newAttempt('release', `backoffice/accounts/${applicationId}/release-funds`, {
      segment: 'all',
      amount: dollars(random.int(1, 100)),
      reason: 'Quiet.',
    });
  const acknowledge: Task = (one) =>
    order(world, one, 'backoffice/payouts/bulk-ack', 'POST', {
      payoutIds: 'all',
      filters: { subMerchantId },
    });
  return [
    [() => begin(scene, payout()), 5],
    [() => begin(scene, release()), 5],
    [() => acknowledge, 4],
    [() => run('payouts'), 4],
    [() => pass(3 * hour), 3],
    [() => settle, 3],
    [() => (one) => suspend(world, one, true), 4],
    [() => (one) => suspend(world, one, false), 3],
  ];
};

const own: Readonly<Record<Subject, (scene: Scene) => readonly Choice[]>> = {
  cards: () => [],
  banks: ofBanks,
  pages: ofPages,
  plans: ofPlans,
  payouts: ofPayouts,
};

/** One thing that a process does in such a scene: mostly what it is about. */
export function aTask(scene: Scene): Task {
  const { world, random, attempts, subject } = scene;
  const again = () => (attempts.length > 0 ? send(scene, random.pick(attempts)) : settle);
  // What comes too late has to be sent first.
  const sending: readonly Choice[] = [
    [() => begin(scene, sale(world, random.pick(world.cards), anAmount(random))), 60],
  ];
  return random.weighted<() => Task>([
    ...own[subject](scene).map(([make, weight]): Choice => [make, weight * 3]),
    ...ofCards(scene),
    ...(scene.keepsItsWord ? [] : sending),
    [again, 6],
    [() => run('pending-inquiries'), 6],
    [() => run('processor-events'), 1],
    [() => run('settlement-files'), 1],
    [() => settle, 2],
    [() => (one) => suspend(world, one, true), 3],
    [() => (one) => suspend(world, one, false), 1],
  ])();
}
