import type { PaymentSource } from '@payfac/domain/enumerations';
import type { Cents } from '@payfac/domain/money';
import type { CardBehavior } from '../../processors/simulated/card-behaviors.ts';
import type { Book } from './book.ts';
import { addEcheckPayment } from './echecks.ts';
import { type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import type { Payer, Payers } from './payers.ts';
import type { PaymentHistory } from './payment-history.ts';
import { addPayment } from './payments.ts';
import type { Random } from './random.ts';
import type { TransactionRow } from './rows.ts';
import type { Settlement } from './settlement.ts';

const dayMs = 86_400_000;
/** How long after its application a merchant issues its first invoice. */
const daysToFirst = 20;
const longestDays = 300;

export type RegularPayer = Payer & { readonly customerId: string; readonly token: string };

interface Owner {
  readonly facilitatorId: string;
  readonly spProductId: string;
  readonly subMerchantId: string;
}

/** A merchant's shop at the time of the seed, which invoices, links, plans and installments are created for. */
export interface Shop {
  readonly book: Book;
  readonly merchant: SeedMerchant;
  readonly owner: Owner;
  readonly random: Random;
  /** The anchor, in milliseconds. */
  readonly now: number;
  /** How busy the shop is: about 1 for a busy one, less for others. */
  readonly size: number;
  /** A past moment at which the merchant was live, at least some days ago. */
  pastMoment(leastDays?: number): number;
  /** A customer with a saved card. */
  regular(at: number): RegularPayer;
  /** An eCheck that the payer's bank returns. */
  bounce(payer: Payer, at: number, amount: Cents): void;
  /** A payer whose card has a certain behavior. */
  guest(at: number, behavior: CardBehavior): Payer;
  /** A payment and everything that follows it; the returned first row can still be changed. */
  pay(
    payer: Payer,
    at: number,
    amount: Cents,
    source: PaymentSource,
    more?: Partial<PaymentHistory>,
  ): TransactionRow;
}

const isRegular = (payer: Payer): payer is RegularPayer =>
  payer.customerId !== null && payer.token !== null;

export function createShop(
  book: Book,
  settlement: Settlement,
  payers: Payers,
  merchant: SeedMerchant,
  now: number,
  size: number,
  random: Random,
): Shop {
  const { facilitatorId, spProductId } = merchant.product;
  const longest = Math.max(2, Math.min(longestDays, merchant.ageInDays - daysToFirst));
  return {
    book,
    merchant,
    owner: { facilitatorId, spProductId, subMerchantId: subMerchantIdOf(merchant) },
    random,
    now,
    size,
    pastMoment: (leastDays = 0) => {
      const most = Math.max(longest, leastDays + 1);
      return now - random.int(leastDays * 24, most * 24) * (dayMs / 24) - random.int(1, 3_600_000);
    },
    regular: (at) => {
      for (;;) {
        const payer = payers.draw(merchant, new Date(at), undefined);
        if (isRegular(payer)) return payer;
      }
    },
    bounce: (payer, at, amount) => {
      const story = { amount, isAuthorization: false, isExpired: false, refunds: [] };
      const parts = { draft: { merchant, at }, story, payer, staff: undefined };
      addEcheckPayment(book, settlement, parts, now, random, true);
    },
    guest: (at, behavior) => payers.draw(merchant, new Date(at), behavior),
    pay: (payer, at, amount, source, more) => {
      const place = book.rows.transactions.length;
      const story = {
        amount,
        isAuthorization: false,
        isExpired: false,
        refunds: [],
        ...more,
      };
      const parts = { draft: { merchant, at }, story, payer, staff: undefined, source };
      addPayment(book, settlement, parts, now, random);
      const payment = book.rows.transactions[place];
      if (!payment) throw new Error('A payment was not written.');
      return payment;
    },
  };
}
