import type { transactions as contract } from '@payfac/api/contract';
import { type PaymentProvider, paymentProviders } from '@payfac/domain/enumerations';
import { and, eq, isNull } from 'drizzle-orm';
import type { MoneyContext } from '../../api/context.ts';
import { conflict, invalid } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import type { Queryable } from '../../database/connection.ts';
import { cardTokens, customers } from '../../database/schema/index.ts';
import { type FoundAccount, findAccount, requireFeatures } from '../accounts/find-account.ts';
import { actorOf } from './actor.ts';
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

/** A token that may be charged for the account: not deleted, not timed out, not another account's. */
async function findToken(queryable: Queryable, body: SaleBody, account: FoundAccount) {
  const { facilitatorId, subMerchantId } = account.subMerchant;
  const [card] = await queryable
    .select()
    .from(cardTokens)
    .where(
      and(
        eq(cardTokens.token, body.token),
        eq(cardTokens.facilitatorId, facilitatorId),
        isNull(cardTokens.deletedAt),
      ),
    );
  const hasTimedOut = card?.expiresAt != null && card.expiresAt <= new Date();
  const isElsewhere = card?.subMerchantId != null && card.subMerchantId !== subMerchantId;
  const customerId = body.customerId ?? card?.customerId ?? null;
  const isAnothers = card?.customerId != null && card.customerId !== customerId;
  if (!card || hasTimedOut || isElsewhere || isAnothers) {
    throw invalid([{ path: 'token', message: 'Enter the card again: its token is not valid.' }]);
  }
  if (customerId !== null) await requireCustomer(queryable, customerId, subMerchantId);
  return { card, customerId };
}

async function requireCustomer(queryable: Queryable, customerId: string, subMerchantId: string) {
  const [found] = await queryable
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.customerId, customerId),
        eq(customers.subMerchantId, subMerchantId),
        isNull(customers.deletedAt),
      ),
    );
  if (!found) {
    throw invalid([{ path: 'customerId', message: 'Choose a customer of this account.' }]);
  }
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
  const { card, customerId } = await findToken(services.database, body, account);
  const { provider, merchantId } = cardProcessorOf(account);
  const { userId, username, ip } = actorOf(context);
  const { street, zip, city, state } = body.billingAddress;
  return charge(services, context.claim, {
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
