import { type PaymentProvider, paymentProviders } from '@payfac/domain/enumerations';
import {
  type CeilingOf,
  type Cents,
  ceilingProblems,
  defaultPaymentCeiling,
} from '@payfac/domain/money';
import type { FieldProblem } from '@payfac/domain/validation';
import { CallFailure, invalid } from '../../http/failures.ts';
import type { FoundAccount } from './find-account.ts';

type Limits = Pick<FoundAccount['subMerchant'], 'riskMetrics' | 'processors'>;
interface Account {
  readonly subMerchant: Limits;
}

interface Ceiling {
  readonly amount: Cents;
  readonly whose: CeilingOf;
}

/** The largest single payment an account can take through a processor: the lower of the two limits. */
export function ceilingOf({ subMerchant }: Account, provider: PaymentProvider): Ceiling {
  const ofAccount = subMerchant.riskMetrics?.paymentCeiling ?? defaultPaymentCeiling;
  const ofProcessor = subMerchant.processors[provider]?.paymentCeiling ?? ofAccount;
  return ofProcessor < ofAccount
    ? { amount: ofProcessor, whose: 'processor' }
    : { amount: ofAccount, whose: 'account' };
}

/** The same when the processor isn't known yet: uses the account's default processor. */
export function usualCeilingOf(limits: Limits): Cents {
  const usual = paymentProviders.find((provider) => limits.processors[provider]?.isDefault);
  return usual === undefined
    ? (limits.riskMetrics?.paymentCeiling ?? defaultPaymentCeiling)
    : ceilingOf({ subMerchant: limits }, usual).amount;
}

/** Field problems for a requested amount that the account could never take. @param path of the amount field. */
export const askedProblems = (limits: Limits, asked: Cents, path: string) =>
  ceilingProblems(asked, usualCeilingOf(limits), { path });

/** The amount exceeds the account's or the processor's limit for one payment; nothing was charged. */
export class OverCeiling extends CallFailure {
  constructor(errors: readonly FieldProblem[]) {
    super({ ...invalid(errors).error, status: 400 });
  }
}

/** @throws CallFailure 400 when the amount exceeds the account's or the processor's limit for one payment. */
export function requireBelowCeiling(
  account: Account,
  provider: PaymentProvider,
  amount: Cents,
): void {
  const { amount: ceiling, whose } = ceilingOf(account, provider);
  const problems = ceilingProblems(amount, ceiling, { whose });
  if (problems.length > 0) throw new OverCeiling(problems);
}
