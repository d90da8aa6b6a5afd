import type { transactions as contract } from '@payfac/api/contract';
import type { MoneyContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { cardTokenOf } from '../tokenization/test-tokens.ts';
import { actorOf } from './actor.ts';
import { cardChargeOrder } from './card-charge.ts';
import { findToken } from './card-token.ts';
import { charge } from './operate.ts';
import { requireReducedPrice } from './reduced-price.ts';
import { requireTaxWithin } from './rules.ts';
import { saleSourceOf } from './source.ts';
import type { TransactionView } from './view.ts';

type SaleBody = HandlerInput<typeof contract.saleCard>['body'];

/** Takes a card payment, or authorizes one. */
export async function sell(
  services: Services,
  body: SaleBody,
  context: MoneyContext,
): Promise<TransactionView> {
  const account = await findAccount(services.database, body.subMerchantId, context);
  requireFeatures(account, ['virtualTerminal', 'ccTxs'], context);
  const token = await cardTokenOf(services, body.token, account.subMerchant);
  const wanted = { ...body, token };
  const { card, customerId } = await findToken(services.database, wanted, account.subMerchant);
  requireTaxWithin(body);
  requireReducedPrice(body, account, { paymentType: 'creditCard', cardKind: card.kind });
  const { userId, username, ip } = actorOf(context);
  const { street, zip, city, state } = body.billingAddress;
  const order = cardChargeOrder({
    account,
    card,
    customerId,
    amount: body.amount,
    source: saleSourceOf(body.source, context),
    cardHolderName: body.cardHolderName,
    billing: { street, zip, ...(city ? { city } : {}), ...(state ? { state } : {}) },
    operation: body.capture === false ? 'auth' : 'sale',
    more: {
      invoiceNumber: body.invoiceNumber ?? null,
      description: body.description ?? null,
      taxAmount: body.taxAmount ?? null,
      standardAmount: body.standardAmount ?? null,
      motoIndicator: body.motoIndicator ?? null,
      userId,
      username,
      ip: ip ?? null,
    },
  });
  return charge(services, context.claim, { ...order, by: context });
}
