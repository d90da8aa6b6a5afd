import { settleNow } from '../../src/areas/settlement/settle.ts';
import { dayOf } from '../../src/kernel/clock/facilitator-day.ts';
import { jobNamed } from '../../src/program/jobs.ts';
import type { Random } from '../../src/program/seed/random.ts';
import { tokenOf } from '../cards.ts';
import { saleBody } from '../sale.ts';
import { subscribe } from '../subscribe.ts';
import { type Attempt, attempt, newAttempt } from './attempts.ts';
import { newPayer, pay } from './pages.ts';
import type { GatedProcess } from './process.ts';
import { letFilePass, type World } from './world.ts';

/** A schedule's subject, besides the sale that each has. */
const subjects = ['cards', 'disputes', 'banks', 'pages', 'plans', 'payouts'] as const;
export type Subject = (typeof subjects)[number];

export interface Payment {
  readonly id: string;
  readonly cents: number;
}

/** A running schedule: its initial records, and the attempts made so far. */
export interface Scene {
  readonly world: World;
  readonly random: Random;
  readonly subject: Subject;
  readonly attempts: Attempt[];
  readonly payment: Payment & { readonly isCaptured: boolean };
  /** Whether the processor never performs what it was told to close. */
  readonly keepsItsWord: boolean;
  readonly echeck?: Payment;
  /** A single-use page. */
  readonly link?: Payment;
  /** A wallet's single-use token. */
  readonly walletToken?: string;
}

export const dollars = (cents: number): number => Number((cents / 100).toFixed(2));

/** Above the amounts that trigger special simulator responses. */
export const anAmount = (random: Random): number => random.int(2_000, 99_999);

const forStaff: ReadonlySet<string> = new Set(['payout', 'release']);

/** Sends an attempt as a user who may make it. @returns whether the response was final. */
export function sendOnce(world: World, one: GatedProcess, what: Attempt): Promise<boolean> {
  const pages = world.pages.get(one);
  if (what.name === 'page' && pages) return pay(pages, one, what);
  const { token } = forStaff.has(what.name) ? world.admin : world.manager;
  return attempt(one, what, { authorization: `Bearer ${token}` });
}

/** A card sale through the API. */
export const sale = ({ manager }: World, token: string, cents: number, capture = true): Attempt =>
  newAttempt(capture ? 'sale' : 'auth', 'sale', {
    ...saleBody(manager, { token, amount: dollars(cents) }),
    ...(capture ? {} : { capture }),
  });

export const echeckSale = ({ subMerchantId }: World, token: string, cents: number): Attempt =>
  newAttempt('echeck', 'backoffice/transactions/echeck/sale', {
    subMerchantId,
    token,
    amount: dollars(cents),
    accountHolderName: 'Grace Murray',
  });

/** An eCheck that waits for its file, is at the bank, or has settled. */
async function anEcheck(world: World, random: Random, attempts: Attempt[]): Promise<Payment> {
  const { api, processes, banks } = world;
  const cents = anAmount(random);
  const sold = echeckSale(world, random.pick(banks), cents);
  await sendOnce(world, processes[0], sold);
  attempts.push(sold);
  const id = sold.answers[0]?.transactionId ?? '';
  const stage = random.pick(['waiting', 'waiting', 'sent', 'settled', 'settled']);
  if (stage !== 'waiting') {
    await letFilePass(world.api.open.pool, id);
    await jobNamed('echeck-files').run(api.services, await api.services.clock.now());
  }
  if (stage === 'settled') {
    await jobNamed('echeck-settlement').run(api.services, await api.services.clock.now());
  }
  return { id, cents };
}

async function aLink({ manager, subMerchantId }: World, random: Random): Promise<Payment> {
  const cents = anAmount(random);
  const body = {
    subMerchantId,
    amount: dollars(cents),
    description: 'Deposit',
    sendEmail: false,
    collectEmail: false,
    collectBillingAddress: false,
    paymentMethods: ['creditCard', 'eCheck'],
  };
  const made = await manager.call('backoffice/paymentlink', { method: 'POST', body });
  return { id: String(made.body.sessionId), cents };
}

async function aWallet({ manager, subMerchantId }: World): Promise<string> {
  const body = { subMerchantId, card: 'visa' };
  const made = await manager.call('backoffice/tokens/applepay', { method: 'POST', body });
  if (made.status !== 200) throw new Error(made.text);
  return made.body.token;
}

/** A payer's form on a page with several payers. */
export async function aPayer({ world, random }: Scene, link: Payment): Promise<Attempt> {
  const { api, subMerchantId } = world;
  const place = { subMerchantId, expiresAt: new Date('2999-01-01') };
  const number = random.chance(0.2) ? '4000000000000002' : undefined;
  const token = random.chance(0.8) ? await tokenOf(api.open, number, place) : undefined;
  return newPayer(link.id, link.cents, token);
}

/** An installment plan whose first payment is due today, and which may charge a down payment. */
export async function anInstallmentPlan({ world, random }: Scene): Promise<Attempt> {
  const { api, subMerchantId, customer } = world;
  return newAttempt('plan', 'backoffice/installments', {
    subMerchantId,
    ...customer,
    frequency: 'weekly',
    totalAmount: dollars(anAmount(random)),
    downPayment: random.chance(0.5) ? dollars(random.int(500, 1_500)) : 0,
    count: random.int(2, 3),
    firstDueOn: await dayOf(api.open.database, 'harbor', await api.services.clock.now()),
  });
}

export async function prepare(world: World, random: Random): Promise<Scene> {
  const { api, processes, cards } = world;
  const cents = anAmount(random);
  const subject = random.weighted<Subject>([
    ['cards', 4],
    ['disputes', 3],
    ['banks', 3],
    ['pages', 3],
    ['plans', 3],
    ['payouts', 3],
  ]);
  const isDisputed = subject === 'disputes';
  const isCaptured = isDisputed || random.chance(0.8);
  const begun = sale(world, random.pick(cards), cents, isCaptured);
  await sendOnce(world, processes[0], begun);
  const attempts = [begun];
  if (isDisputed || random.chance(0.6)) {
    await settleNow(api.open.database, await api.services.clock.now());
  }
  if (subject === 'plans') {
    for (let due = random.int(1, 2); due > 0; due -= 1) await subscribe(world.api, world);
  }
  return {
    world,
    random,
    subject,
    attempts,
    keepsItsWord: random.chance(0.8),
    payment: { id: begun.answers[0]?.transactionId ?? '', cents, isCaptured },
    ...(subject === 'banks' ? { echeck: await anEcheck(world, random, attempts) } : {}),
    ...(subject === 'pages' ? { link: await aLink(world, random) } : {}),
    ...(subject === 'cards' && random.chance(0.3) ? { walletToken: await aWallet(world) } : {}),
  };
}
