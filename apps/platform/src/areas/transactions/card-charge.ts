import {
  bankDebitProviders,
  type PaymentProvider,
  type PaymentSource,
  paymentProviders,
} from '@payfac/domain/enumerations';
import type { Cents } from '@payfac/domain/money';
import type { BillingDetails } from '../../kernel/database/schema/documents.ts';
import type { cardTokens } from '../../kernel/database/schema/index.ts';
import type { ChargeRequest } from '../../processors/processor.ts';
import { requireBelowCeiling } from '../accounts/ceiling.ts';
import type { FoundAccount } from '../accounts/find-account.ts';
import type { ChargeOrder } from './begin.ts';
import { accountSuspended } from './rules.ts';
import type { NewTransactionRow } from './store.ts';

const ofBanks: ReadonlySet<PaymentProvider> = new Set(bankDebitProviders);

/** The account's default card processor; without one, the simulator with no merchant id. */
export function cardProcessorOf({
  subMerchant: { processors },
}: Pick<FoundAccount, 'subMerchant'>): {
  provider: PaymentProvider;
  merchantId: string;
} {
  const known = paymentProviders
    .filter((provider) => !ofBanks.has(provider))
    .flatMap((provider) => {
      const state = processors[provider];
      return state ? [{ provider, merchantId: state.merchantId, isDefault: state.isDefault }] : [];
    });
  return (
    known.find(({ isDefault }) => isDefault) ??
    known[0] ?? { provider: 'simulator', merchantId: '' }
  );
}

/** The input of a card charge. */
export interface CardCharge {
  readonly account: FoundAccount;
  readonly card: typeof cardTokens.$inferSelect;
  readonly customerId: string | null;
  readonly amount: Cents;
  readonly source: PaymentSource;
  readonly cardHolderName: string;
  readonly billing?: BillingDetails | undefined;
  /** Default: a sale. */
  readonly operation?: 'sale' | 'auth';
  /** The payer or seller, the purpose, and the page or plan of the charge. */
  readonly more?: Partial<
    Pick<
      NewTransactionRow,
      | 'invoiceNumber'
      | 'description'
      | 'taxAmount'
      | 'standardAmount'
      | 'motoIndicator'
      | 'customFields'
      | 'hostedSessionId'
      | 'subscriptionId'
      | 'installmentId'
      | 'chargeNumber'
      | 'userId'
      | 'username'
      | 'ip'
    >
  >;
}

/**
 * The order for `charge`.
 * @throws CallFailure 409 when the account's processing is suspended, 400 for more than it takes in one payment.
 */
export function cardChargeOrder({
  account,
  card,
  amount,
  billing,
  operation = 'sale',
  ...rest
}: CardCharge): ChargeOrder & { readonly request: Omit<ChargeRequest, 'reference'> } {
  const { subMerchant, application } = account;
  if (application.isSuspended) throw accountSuspended();
  const { provider, merchantId } = cardProcessorOf(account);
  requireBelowCeiling(account, provider, amount);
  return {
    isTokenSingleUse: card.expiresAt !== null,
    charge: {
      ...rest.more,
      facilitatorId: subMerchant.facilitatorId,
      spProductId: subMerchant.spProductId,
      applicationId: subMerchant.applicationId,
      subMerchantId: subMerchant.subMerchantId,
      customerId: rest.customerId,
      operation,
      paymentType: card.kind === 'DEBIT' ? 'debit' : 'creditCard',
      source: rest.source,
      provider,
      processorMerchantId: merchantId,
      amount,
      token: card.token,
      cardBrand: card.brand,
      cardKind: card.kind,
      last4: card.last4,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardHolderName: rest.cardHolderName,
      billing: billing ?? null,
    },
    request: {
      merchantId,
      amount,
      card: { behavior: card.cardBehavior, cvvBehavior: card.cvvBehavior },
      zip: billing?.zip,
    },
  };
}
