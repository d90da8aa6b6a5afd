import { randomBytes } from 'node:crypto';
import type { Random } from '../../apps/platform/src/program/seed/random.ts';
import { tokenOf } from '../../apps/platform/test/cards.ts';
import { type Attempt, newAttempt } from '../../apps/platform/test/schedules/attempts.ts';
import type { World } from './world.ts';

/** Kinds of command; a hosted payment is a sale. */
export const kinds = [
  'sale',
  'auth',
  'capture',
  'void',
  'refund',
  'payout',
  'release',
  'hosted',
] as const;

export type Kind = (typeof kinds)[number];

export interface Command extends Attempt {
  readonly kind: Kind;
  readonly form?: Readonly<Record<string, string>>;
}

/** An acknowledged payment, which may be captured, voided and refunded, also twice at once. */
interface Payment {
  readonly id: string;
  readonly cents: number;
  readonly isHeld: boolean;
}

const lowestCents = 2_000;
/** Each amount once, in irregular order: below those for which the processor behaves differently. */
const amounts = 97_999;
const stride = 7_919;

/** Amounts with slow, lost, repeated or late responses, and with settlement file errors. */
const troubledCents = [7777_01, 7777_02, 7777_03, 7777_04, 7778_01, 7778_02, 7778_03, 7778_04];

const cardLivesMs = 4 * 3_600_000;
const recent = 40;

export class Commands {
  readonly all: Command[] = [];
  readonly #payments: Payment[] = [];
  readonly #world: World;
  readonly #random: Random;
  #sales = 0;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
  }

  /** The next command. */
  async next(): Promise<Command> {
    const kind = this.#random.weighted<Kind>([
      ['sale', 6],
      ['auth', 3],
      ['capture', 3],
      ['void', 2],
      ['refund', 4],
      ['payout', 1],
      ['release', 1],
      ['hosted', 3],
    ]);
    const command = await this.#make(kind);
    this.all.push(command);
    return command;
  }

  /** An acknowledged sale can be followed up from now on. */
  wasTold({ kind, body, answers }: Command): void {
    const [answer] = answers;
    if ((kind !== 'sale' && kind !== 'auth') || answer?.status !== 200) return;
    const { transactionId: id } = answer;
    const dollars: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'amount') : undefined;
    const cents = Math.round(Number(dollars) * 100);
    if (id === undefined || cents > lowestCents + amounts) return;
    this.#payments.push({ id, cents, isHeld: kind === 'auth' });
    if (this.#payments.length > recent) this.#payments.shift();
  }

  /** A newly entered card. */
  #card(): Promise<string> {
    const expiresAt = new Date(Date.now() + cardLivesMs);
    const { open, subMerchantId } = this.#world;
    return tokenOf(open, '4242424242424242', { subMerchantId, expiresAt });
  }

  async #make(kind: Kind): Promise<Command> {
    switch (kind) {
      case 'sale':
      case 'auth':
        return this.#sale(kind);
      case 'hosted':
        return this.#hosted();
      case 'payout':
        return this.#payout();
      case 'release':
        return this.#release();
      default: {
        const fitting = this.#payments.filter(({ isHeld }) => isHeld || kind !== 'capture');
        return fitting.length > 0 ? this.#follow(kind, fitting) : this.#sale('auth');
      }
    }
  }

  async #sale(kind: 'sale' | 'auth'): Promise<Command> {
    this.#sales += 1;
    const isTroubled = kind === 'sale' && this.#random.chance(0.04);
    const cents = isTroubled
      ? this.#random.pick(troubledCents)
      : lowestCents + ((this.#sales * stride) % amounts);
    const body = {
      subMerchantId: this.#world.subMerchantId,
      token: await this.#card(),
      amount: cents / 100,
      cardHolderName: 'Ada Palmer',
      billingAddress: { street: '1 Main St', zip: '94103' },
      ...(kind === 'auth' ? { capture: false } : {}),
    };
    return { kind, ...newAttempt(kind, 'sale', body) };
  }

  #follow(kind: 'capture' | 'void' | 'refund', payments: readonly Payment[]): Command {
    const { id, cents } = this.#random.pick(payments);
    const isWhole = kind === 'void' || this.#random.chance(0.4);
    const body = isWhole ? {} : { amount: this.#random.int(1, cents) / 100 };
    return { kind, ...newAttempt(kind, `${id}/${kind}`, body) };
  }

  #payout(): Command {
    const body = {
      subMerchantId: this.#world.subMerchantId,
      processor: 'simulatorEcheck',
      beneficiary: 'Pier Supplies',
      type: 'merchant',
      amount: this.#random.int(100, 500) / 100,
      createLedgerEntries: this.#random.chance(0.7),
    };
    return { kind: 'payout', ...newAttempt('payout', 'backoffice/payouts', body) };
  }

  #release(): Command {
    const path = `backoffice/accounts/${this.#world.reserved.applicationId}/release-funds`;
    const body = { segment: 'all', amount: this.#random.int(1, 20) / 100, reason: 'Quiet.' };
    return { kind: 'release', ...newAttempt('release', path, body) };
  }

  async #hosted(): Promise<Command> {
    const { path, shown } = this.#random.pick(this.#world.pages);
    const key = randomBytes(32).toString('base64url');
    const form = {
      attempt: key,
      shown,
      step: 'pay',
      method: 'creditCard',
      cardHolderName: 'Grace Murray',
      token: await this.#card(),
    };
    return { kind: 'hosted', name: 'hosted', path, body: form, form, key, answers: [] };
  }
}
