import { jobNamed } from '../../src/program/jobs.ts';
import type { Random } from '../../src/program/seed/random.ts';
import type { TestApi } from '../api.ts';
import { newKey } from '../api.ts';
import { tokenOf } from '../cards.ts';
import { accountOf, act, saleBody } from '../sale.ts';
import type { TestSession } from '../session.ts';

/*
 * Days on which everything happens to payments of one account whose fees and reserve round: cards and eChecks,
 * captures in part, refunds, voids, declines, disputes, returns, and settlements in between.
 */

/** Every share of it rounds: of a cent, and of a payment’s part in its kind’s reserve. */
const schedule = { percentage: '2.915', fixed: 13, reserve: '7.35', dispute: 1500 };
const banks = ['000123456789', '000222222227', '000333333335'];

export interface Made {
  readonly id: string;
  /** Cents that were asked for. */
  readonly requested: number;
}

const dollars = (cents: number): number => Number((cents / 100).toFixed(2));
/** Above the amounts to which the simulator responds otherwise. */
const anAmount = (random: Random): number => random.int(2_001, 69_999);

/** Gives the account the schedule. @returns the account. */
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
  const zip = random.chance(0.08) ? '46225' : '46204';
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
  return { id, requested };
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
  return { id: sold.transactionId, requested };
}

/** Gives a payment back, in part, as a whole or by a void, as far as it allows. */
async function giveBack(
  manager: TestSession,
  random: Random,
  { id, requested }: Made,
): Promise<void> {
  const kind = random.pick(['refund', 'refund', 'void'] as const);
  const body =
    kind === 'refund' && random.chance(0.7) ? { amount: dollars(random.int(1, requested)) } : {};
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

/** Days pass, and what comes due is done. */
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
  // A refund that waits for its file, and one more payment of each kind that nothing was settled of.
  await manager.pay(`backoffice/transactions/echeck/${last.id}/refund`, { amount: 3.33 }, newKey());
  made.push(await aCard(api, manager, random), await anEcheck(manager, random));
  return made;
}
