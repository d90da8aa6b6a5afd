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

/** The most an account takes in one payment through a processor: the lower of the two ceilings. */
export function ceilingOf({ subMerchant }: Account, provider: PaymentProvider): Ceiling {
  const ofAccount = subMerchant.riskMetrics?.paymentCeiling ?? defaultPaymentCeiling;
  const ofProcessor = subMerchant.processors[provider]?.paymentCeiling ?? ofAccount;
  return ofProcessor < ofAccount
    ? { amount: ofProcessor, whose: 'processor' }
    : { amount: ofAccount, whose: 'account' };
}

/** The same where nothing but the account is known: through the processor that payments go to by default. */
export function usualCeilingOf(limits: Limits): Cents {
  const usual = paymentProviders.find((provider) => limits.processors[provider]?.isDefault);
  return usual === undefined
    ? (limits.riskMetrics?.paymentCeiling ?? defaultPaymentCeiling)
    : ceilingOf({ subMerchant: limits }, usual).amount;
}

/** What an account asks for and could never take. @param path of the field that says how much. */
export const askedProblems = (limits: Limits, asked: Cents, path: string) =>
  ceilingProblems(asked, usualCeilingOf(limits), { path });

/** More than account or processor takes in one payment; nothing was begun. */
export class OverCeiling extends CallFailure {
  constructor(errors: readonly FieldProblem[]) {
    super({ ...invalid(errors).error, status: 400 });
  }
}

/** @throws CallFailure 400 for more than account or processor takes in one payment. */
export function requireBelowCeiling(
  account: Account,
  provider: PaymentProvider,
  amount: Cents,
): void {
  const { amount: ceiling, whose } = ceilingOf(account, provider);
  const problems = ceilingProblems(amount, ceiling, { whose });
  if (problems.length > 0) throw new OverCeiling(problems);
}
