import { type Cents, defaultPaymentCeiling, overCeiling } from '@payfac/domain/money';
import { invalid } from '../../api/failures.ts';
import type { FoundAccount } from '../accounts/find-account.ts';

/** The most an account takes in one payment. */
export const ceilingOf = ({ subMerchant }: Pick<FoundAccount, 'subMerchant'>): Cents =>
  subMerchant.riskMetrics?.paymentCeiling ?? defaultPaymentCeiling;

/** @throws CallFailure 400 for more than the account takes in one payment. */
export function requireBelowCeiling(account: FoundAccount, amount: Cents): void {
  const ceiling = ceilingOf(account);
  if (amount > ceiling) throw invalid([{ path: 'amount', message: overCeiling(ceiling) }]);
}
