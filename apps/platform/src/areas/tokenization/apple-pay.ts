import { randomBytes } from 'node:crypto';
import type { tokenization as contract, Output } from '@payfac/api/contract';
import { enabledFeatures } from '@payfac/domain/accounts';
import { applePayState } from '@payfac/domain/apple-pay';
import type { SessionContext } from '../../http/context.ts';
import { conflict, notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { hostedOrigin } from '../../http/hosts/hosted-address.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { cardTokens } from '../../kernel/database/schema/index.ts';
import { hasDemoWorld } from '../../kernel/environments.ts';
import { associationPath } from '../../processors/apple-pay/identity.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { requireTokenizationRoom } from './rate-limit.ts';
import { tokenSessionLifeMs } from './vault.ts';
import { walletPayer } from './wallet.ts';

type Setup = Output<typeof contract.applePaySetup>;
type TestToken = Output<typeof contract.applePayTestToken>;
type TestTokenBody = HandlerInput<typeof contract.applePayTestToken>['body'];

/** Years until the wallet's cards expire. */
const cardYears = 3;

/** The Apple Pay setup for the domain of the caller's hosted pages. */
export function applePaySetup(
  { applePay, environment, places }: Services,
  context: Pick<SessionContext, 'scope' | 'place'>,
): Setup {
  const pages = new URL(hostedOrigin({ places }, context));
  return {
    domain: pages.host,
    associationUrl: new URL(associationPath, pages).href,
    isAssociationServed: applePay?.association !== undefined,
    certificate: applePay?.certificate ?? null,
    isSimulated: hasDemoWorld(environment),
  };
}

/**
 * A token for one payment from the simulated wallet.
 * @throws CallFailure 404 outside local and sandbox, 403 without the feature, 409 when the account doesn't take Apple
 * Pay, 429 over the account's rate limit.
 */
export async function applePayTestToken(
  { database, clock, environment, instruments }: Services,
  { subMerchantId, card }: TestTokenBody,
  context: SessionContext,
): Promise<TestToken> {
  if (!hasDemoWorld(environment)) throw notFound('This address');
  const account = await findAccount(database, subMerchantId, context);
  requireFeatures(account, ['applePay'], context);
  const { subMerchant, application } = account;
  const hasFeature = enabledFeatures(application.features).includes('applePay');
  if (applePayState(hasFeature, subMerchant.applePayEnabled) !== 'active') {
    throw conflict('APPLE_PAY_OFF', 'Apple Pay isn’t active for this account.');
  }
  const { facilitatorId } = subMerchant;
  const now = await clock.now();
  const { number, brand, kind, behavior } = instruments.walletCard(card);
  const token = `tok_${randomBytes(16).toString('hex')}`;
  const last4 = number.slice(-4);
  const expiresAt = new Date(Date.now() + tokenSessionLifeMs);
  await inTransaction(database, async (transaction) => {
    await requireTokenizationRoom(transaction, { facilitatorId, subMerchantId });
    await transaction.insert(cardTokens).values({
      token,
      facilitatorId,
      subMerchantId,
      brand,
      kind,
      last4,
      expirationMonth: now.getUTCMonth() + 1,
      expirationYear: now.getUTCFullYear() + cardYears,
      cardHolderName: walletPayer.cardHolderName,
      cardBehavior: behavior,
      expiresAt,
      createdAt: now,
    });
  });
  return {
    token,
    cardBrand: brand,
    cardKind: kind,
    truncatedCardNumber: last4,
    ...walletPayer,
    expiresAt,
  };
}
