import type { transactions as contract } from '@payfac/api/contract';
import { type PaymentProvider, paymentProviders } from '@payfac/domain/enumerations';
import type { MoneyContext } from '../../api/context.ts';
import { conflict } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import { type FoundAccount, findAccount, requireFeatures } from '../accounts/find-account.ts';
import { actorOf } from './actor.ts';
import { findToken } from './card-token.ts';
import { charge } from './operate.ts';
import type { TransactionView } from './view.ts';

type SaleBody = HandlerInput<typeof contract.saleCard>['body'];

const bankDebitProviders: ReadonlySet<PaymentProvider> = new Set(['fnbo', 'simulatorEcheck']);

/** The account's default card processor; the simulator without a merchant id when it has none. */
function cardProcessorOf({ subMerchant: { processors } }: FoundAccount): {
  provider: PaymentProvider;
  merchantId: string;
} {
  const known = paymentProviders
    .filter((provider) => !bankDebitProviders.has(provider))
    .flatMap((provider) => {
      const state = processors[provider];
      return state ? [{ provider, merchantId: state.merchantId, isDefault: state.isDefault }] : [];
    });
  return (
    known.find(({ isDefault }) => isDefault) ??
    known[0] ?? { provider: 'simulator', merchantId: '' }
  );
}

/** Takes a card payment, or authorizes one. */
export async function sell(
  services: Services,
  body: SaleBody,
  context: MoneyContext,
): Promise<TransactionView> {
  const account = await findAccount(services.database, body.subMerchantId, context);
  requireFeatures(account, ['virtualTerminal', 'ccTxs'], context);
  const { subMerchant, application } = account;
  if (application.isSuspended) {
    throw conflict('ACCOUNT_SUSPENDED', 'Processing is suspended for this account.');
  }
  const { card, customerId } = await findToken(services.database, body, account.subMerchant);
  const { provider, merchantId } = cardProcessorOf(account);
  const { userId, username, ip } = actorOf(context);
  const { street, zip, city, state } = body.billingAddress;
  return charge(services, context.claim, {
    isTokenSingleUse: card.expiresAt !== null,
    by: context,
    charge: {
      facilitatorId: subMerchant.facilitatorId,
      spProductId: subMerchant.spProductId,
      applicationId: subMerchant.applicationId,
      subMerchantId: subMerchant.subMerchantId,
      customerId,
      operation: body.capture === false ? 'auth' : 'sale',
      paymentType: card.kind === 'DEBIT' ? 'debit' : 'creditCard',
      source: body.source ?? 'backoffice',
      provider,
      amount: body.amount,
      token: card.token,
      cardBrand: card.brand,
      cardKind: card.kind,
      last4: card.last4,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardHolderName: body.cardHolderName,
      billing: { street, zip, ...(city ? { city } : {}), ...(state ? { state } : {}) },
      invoiceNumber: body.invoiceNumber ?? null,
      description: body.description ?? null,
      userId,
      username,
      ip: ip ?? null,
    },
    request: {
      merchantId,
      amount: body.amount,
      card: { behavior: card.cardBehavior, cvvBehavior: card.cvvBehavior },
      zip,
    },
  });
}
