import { bankDebitProviders, type PaymentProvider } from '@payfac/domain/enumerations';
import { conflict } from '../../http/failures.ts';
import type { FoundAccount } from '../accounts/find-account.ts';

/**
 * The bank-debit processor of an account's eChecks.
 * @throws CallFailure 409 when the processor or a required feature is off.
 */
export function echeckProcessorOf({ subMerchant, application }: FoundAccount): {
  readonly provider: PaymentProvider;
  readonly merchantId: string;
} {
  if (application.isSuspended) {
    throw conflict('ACCOUNT_SUSPENDED', 'Processing is suspended for this account.');
  }
  if (subMerchant.echeckStatus !== 'active' || !subMerchant.echeckEnabled) {
    throw conflict('ECHECKS_OFF', 'eChecks are switched off for this account.');
  }
  const provisioned = bankDebitProviders.filter((one) => subMerchant.processors[one]?.merchantId);
  const provider =
    provisioned.find((one) => subMerchant.processors[one]?.isDefault) ?? provisioned[0];
  const merchantId = provider && subMerchant.processors[provider]?.merchantId;
  if (!provider || !merchantId) {
    throw conflict('PROCESSOR_NOT_CONFIGURED', 'Processor not configured');
  }
  return { provider, merchantId };
}
