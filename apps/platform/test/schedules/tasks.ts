import { settleNow } from '../../src/areas/settlement/settle.ts';
import { type Attempt, newAttempt } from './attempts.ts';
import {
  begin,
  dispute,
  endDispute,
  follow,
  order,
  run,
  send,
  suspend,
  type Task,
} from './moves.ts';
import {
  anAmount,
  anInstallmentPlan,
  aPayer,
  dollars,
  echeckSale,
  type Scene,
  type Subject,
  sale,
} from './scene.ts';
import { letFilePass } from './world.ts';

type Choice = readonly [make: () => Task, weight: number];

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

const ofDisputes = (scene: Scene): readonly Choice[] => [
  [() => begin(scene, follow(scene, scene.payment, 'refund')), 8],
  [() => dispute(scene), 8],
  [() => endDispute(scene), 2],
];

const ofBanks = (scene: Scene): readonly Choice[] => {
  const { world, random, echeck } = scene;
  if (!echeck) return [];
  const area = 'backoffice/transactions/echeck/';
  return [
    [() => begin(scene, echeckSale(world, random.pick(world.banks), anAmount(random))), 3],
    [() => begin(scene, follow(scene, echeck, 'void', area)), 6],
    [() => begin(scene, follow(scene, echeck, 'refund', area)), 6],
    [
      () =>
        ({ open }) =>
          letFilePass(open.pool, echeck.id),
      3,
    ],
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

const aPayout = ({ world: { subMerchantId }, random }: Scene): Attempt =>
  newAttempt('payout', 'backoffice/payouts', {
    subMerchantId,
    processor: 'simulatorEcheck',
    beneficiary: 'Pier Supplies',
    type: 'merchant',
    amount: dollars(random.int(100, 500)),
    createLedgerEntries: random.chance(0.8),
  });

const ofPayouts = (scene: Scene): readonly Choice[] => {
  const { world, random } = scene;
  const { subMerchantId, applicationId } = world;
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
    [() => begin(scene, aPayout(scene)), 5],
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
  disputes: ofDisputes,
  banks: ofBanks,
  pages: ofPages,
  plans: ofPlans,
  payouts: ofPayouts,
};

/** The first tasks of the two processes, where these must collide. */
export function firstTasks(scene: Scene): readonly [readonly Task[], readonly Task[]] {
  const { world, random, subject, payment } = scene;
  if (subject === 'disputes') {
    return [[begin(scene, follow(scene, payment, 'refund', '', 0.1))], [dispute(scene)]];
  }
  if (subject === 'plans' && random.chance(0.5)) {
    const job = random.pick(['subscription-billing', 'installments'] as const);
    return [[run(job)], [run(job)]];
  }
  if (subject === 'payouts' && random.chance(0.5)) {
    const many = [aPayout(scene), aPayout(scene)].map((payout) => begin(scene, payout));
    return [[(one) => suspend(world, one, true)], many];
  }
  return [[], []];
}

/** A task for a process, mostly on the schedule's subject. */
export function aTask(scene: Scene): Task {
  const { world, random, attempts, subject } = scene;
  const again = () => (attempts.length > 0 ? send(scene, random.pick(attempts)) : settle);
  // Late responses require that something was sent first.
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
