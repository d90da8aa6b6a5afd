import { jobNamed } from '../../src/program/jobs.ts';
import type { Random } from '../../src/program/seed/random.ts';
import type { TestApi } from '../api.ts';
import { newKey } from '../api.ts';
import { tokenOf } from '../cards.ts';
import { accountOf, act, saleBody } from '../sale.ts';
import type { TestSession } from '../session.ts';

/*
 * Days of varied activity on one account whose fees and reserve need rounding: cards and eChecks, partial captures,
 * refunds, voids, declines, disputes and returns, with settlements in between.
 */

/** Every share needs rounding: to the cent, and within its type's reserve. */
const schedule = { percentage: '2.915', fixed: 13, reserve: '7.35', dispute: 1500 };
const banks = ['000123456789', '000222222227', '000333333335'];

export interface Made {
  readonly id: string;
  /** In cents: the requested amount, or what a card approved of it. */
  readonly taken: number;
}

/** Where the simulator approves $1.23 of any amount. */
const zipOfPartialApprovals = '46225';
const partlyApproved = 123;

const dollars = (cents: number): number => Number((cents / 100).toFixed(2));
/** Above the amounts that trigger special simulator responses. */
const anAmount = (random: Random): number => random.int(2_001, 69_999);

/** Applies the fee schedule to the account. @returns the account. */
export async function roundShares({ open }: TestApi, manager: TestSession): Promise<string> {
  const account = accountOf(manager);
  await open.pool.query(
    'update sub_merchants set fees = fees || $2::jsonb where sub_merchant_id = $1',
    [account, JSON.stringify(schedule)],
  );
  await open.pool.query('update risk_rules set enabled = false');
  return account;
}

async function aCard(api: TestApi, manager: TestSession, random: Random): Promise<Made> {
  const requested = anAmount(random);
  const number = random.pick([
    '4242424242424242',
    '5555555555554444',
    '378282246310005',
    '4000056655665556',
    '4000000000005126',
    '4000000000000002',
  ]);
  const capture = random.chance(0.75);
  const isPartial = random.chance(0.08);
  const zip = isPartial ? zipOfPartialApprovals : '46204';
  const body = {
    ...saleBody(manager, { token: await tokenOf(api.open, number), capture, zip }),
    amount: dollars(requested),
    taxAmount: dollars(random.int(1, 900)),
  };
  const path = 'backoffice/transactions/creditcard/sale';
  const { body: sold } = await manager.pay(path, body, newKey());
  const id: string = sold.transactionId;
  if (!capture && random.chance(0.7)) {
    const part = random.chance(0.5) ? {} : { amount: dollars(random.int(1_000, requested)) };
    await act(manager, 'capture', id, part);
  }
  return { id, taken: isPartial ? partlyApproved : requested };
}

async function anEcheck(
  manager: TestSession,
  random: Random,
  accountNumber = random.pick(banks),
): Promise<Made> {
  const requested = anAmount(random);
  const path = 'backoffice/transactions/echeck';
  const holder = { subMerchantId: accountOf(manager), accountHolderName: 'Grace Murray' };
  const typed = { ...holder, routingNumber: '110000000', accountNumber };
  const { body: kept } = await manager.call(`${path}/tokenize`, { method: 'POST', body: typed });
  const sale = { ...holder, amount: dollars(requested), token: kept.token };
  const { body: sold } = await manager.pay(`${path}/sale`, sale, newKey());
  return { id: sold.transactionId, taken: requested };
}

/** Refunds a payment in part or in full, or voids it, as its state allows. */
async function giveBack(manager: TestSession, random: Random, { id, taken }: Made): Promise<void> {
  const kind = random.pick(['refund', 'refund', 'void'] as const);
  const body =
    kind === 'refund' && random.chance(0.7) ? { amount: dollars(random.int(1, taken)) } : {};
  await act(manager, kind, id, body);
  await manager.pay(`backoffice/transactions/echeck/${id}/${kind}`, body, newKey());
}

async function dispute(manager: TestSession, random: Random, { id }: Made): Promise<void> {
  const body = { transactionId: id, kind: 'dispute', reason: 'fraudulent' };
  const { body: opened } = await manager.control('dispute', body);
  const disputeId: unknown = opened?.disputeId;
  if (typeof disputeId !== 'string') return;
  for (const action of random.pick([[], ['respond'], ['respond', 'win'], ['accept']])) {
    await manager.control('dispute-move', { disputeId, action });
  }
}

/** Advances time by days and runs what is due. */
async function pass({ services }: TestApi, days: number): Promise<void> {
  await services.clock.advance(days * 86_400);
  for (const name of [
    'echeck-files',
    'processor-events',
    'echeck-settlement',
    'settlement',
  ] as const) {
    await jobNamed(name).run(services, await services.clock.now());
  }
}

/** @param count of payments. */
export async function makeBusy(
  api: TestApi,
  manager: TestSession,
  admin: TestSession,
  random: Random,
  count: number,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  while (made.length < count) {
    made.push(
      random.chance(0.75) ? await aCard(api, manager, random) : await anEcheck(manager, random),
    );
    if (random.chance(0.35)) await giveBack(manager, random, random.pick(made));
    if (made.length % 25 === 0) await pass(api, random.int(1, 8));
    if (random.chance(0.15)) await dispute(admin, random, random.pick(made));
  }
  const last = await anEcheck(manager, random, banks[0]);
  made.push(last);
  await pass(api, 30);
  for (const one of made.slice(0, -1)) {
    if (random.chance(0.2)) await giveBack(manager, random, one);
  }
  for (const one of made) if (random.chance(0.08)) await dispute(admin, random, one);
  await pass(api, 2);
  // A refund that waits for its file, and one more unsettled payment of each kind.
  await manager.pay(`backoffice/transactions/echeck/${last.id}/refund`, { amount: 3.33 }, newKey());
  made.push(await aCard(api, manager, random), await anEcheck(manager, random));
  return made;
}
