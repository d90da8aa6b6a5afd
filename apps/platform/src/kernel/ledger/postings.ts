import type { CardBrand, PaymentProvider } from '@payfac/domain/enumerations';
import type { FeeKind } from '@payfac/domain/fees';
import { merchantLedgerAccount, type PostingKind } from '@payfac/domain/ledger';
import { type Cents, negateCents } from '@payfac/domain/money';
import { bankAccount, feeAccount, processorAccount, reserveAccount } from './accounts.ts';

interface LedgerEntry {
  readonly account: string;
  readonly amount: Cents;
}

/** What a posting belongs to; the IDs refer to its cause. */
interface PostingSubject {
  readonly facilitatorId: string;
  readonly subMerchantId: string;
  readonly transactionId?: string | undefined;
  readonly payoutId?: string | undefined;
  readonly batchId?: string | undefined;
}

export interface Posting extends PostingSubject {
  readonly kind: PostingKind;
  /** What a fee is for; only for fees. */
  readonly feeKind?: FeeKind | undefined;
  readonly description: string;
  /** Sum to zero. */
  readonly entries: readonly LedgerEntry[];
}

type CardMoney = PostingSubject & { readonly provider: PaymentProvider; readonly amount: Cents };
type Money = PostingSubject & { readonly amount: Cents };
type FeeMoney = Money & { readonly feeKind: FeeKind };
type ReserveMoney = Money & { readonly type: CardBrand | 'echeck' };

/** @throws RangeError if there is nothing to move. */
function move(
  kind: PostingKind,
  description: string,
  subject: Money,
  from: string,
  to: string,
): Posting {
  const { facilitatorId, subMerchantId, transactionId, payoutId, batchId, amount } = subject;
  if (amount <= 0) throw new RangeError(`A ${kind} posting moves more than nothing: ${amount}`);
  return {
    kind,
    description,
    facilitatorId,
    subMerchantId,
    transactionId,
    payoutId,
    batchId,
    entries: [
      { account: from, amount: negateCents(amount) },
      { account: to, amount },
    ],
  };
}

const fromProcessor = (kind: PostingKind, description: string, money: CardMoney): Posting =>
  move(
    kind,
    description,
    money,
    processorAccount(money.provider),
    merchantLedgerAccount(money.subMerchantId),
  );

const toProcessor = (kind: PostingKind, description: string, money: CardMoney): Posting =>
  move(
    kind,
    description,
    money,
    merchantLedgerAccount(money.subMerchantId),
    processorAccount(money.provider),
  );

export const salePosting = (money: CardMoney): Posting => fromProcessor('sale', 'Sale', money);

export const capturePosting = (money: CardMoney): Posting =>
  fromProcessor('capture', 'Capture', money);

export const refundPosting = (money: CardMoney): Posting => toProcessor('refund', 'Refund', money);

/** The refund was refused after all: the merchant gets its money back. */
export const refundFailedPosting = (money: CardMoney): Posting =>
  fromProcessor('reversal', 'Refund failed', money);

/** Undoes a captured amount; the void of an authorization moves nothing and has no posting. */
export const voidPosting = (money: CardMoney): Posting => toProcessor('void', 'Void', money);

export const chargebackPosting = (money: CardMoney): Posting =>
  toProcessor('chargeback', 'Chargeback', money);

/** A bank returned an eCheck after settlement. */
export const echeckReturnPosting = (money: CardMoney): Posting =>
  toProcessor('reversal', 'eCheck returned', money);

/** The disputed amount is returned; the dispute fee isn't. */
export const chargebackWonPosting = (money: CardMoney): Posting =>
  fromProcessor('chargeback-won', 'Chargeback won', money);

const feeDescriptions: Readonly<Record<FeeKind, string>> = {
  processing: 'Processing fees',
  dispute: 'Dispute fee',
  return: 'eCheck return fee',
};

export const feePosting = (money: FeeMoney): Posting => ({
  ...move(
    'fee',
    feeDescriptions[money.feeKind],
    money,
    merchantLedgerAccount(money.subMerchantId),
    feeAccount(money.facilitatorId),
  ),
  feeKind: money.feeKind,
});

export const reservePosting = (money: ReserveMoney): Posting =>
  move(
    'reserve',
    'Reserve withheld',
    money,
    merchantLedgerAccount(money.subMerchantId),
    reserveAccount(money.type, money.subMerchantId),
  );

export const releasePosting = (money: ReserveMoney): Posting =>
  move(
    'release',
    'Reserve released',
    money,
    reserveAccount(money.type, money.subMerchantId),
    merchantLedgerAccount(money.subMerchantId),
  );

export const payoutPosting = (money: Money): Posting =>
  move(
    'payout',
    'Payout',
    money,
    merchantLedgerAccount(money.subMerchantId),
    bankAccount(money.facilitatorId),
  );

/** The bank returned a payout, or a manual one was deleted. */
export const payoutReversalPosting = (money: Money): Posting =>
  move(
    'payout-reversal',
    'Payout returned',
    money,
    bankAccount(money.facilitatorId),
    merchantLedgerAccount(money.subMerchantId),
  );
