import type { echecks as contract } from '@payfac/api/contract';
import {
  echeckCodes,
  echeckFileDay,
  echeckProgress,
  echeckSettlesOn,
} from '@payfac/domain/echecks';
import { zeroCents } from '@payfac/domain/money';
import type { MoneyContext, SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { takeKey } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newTransactionId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { requireBelowCeiling } from '../accounts/ceiling.ts';
import { type FoundAccount, findAccount, requireFeatures } from '../accounts/find-account.ts';
import { bankTokenOf } from '../tokenization/test-tokens.ts';
import { actorOf } from '../transactions/actor.ts';
import { requireProcessing } from '../transactions/processing.ts';
import { requireReducedPrice } from '../transactions/reduced-price.ts';
import { requireTaxWithin } from '../transactions/rules.ts';
import { saleSourceOf } from '../transactions/source.ts';
import { type NewTransactionRow, note } from '../transactions/store.ts';
import { echeckProcessorOf } from './account.ts';
import { findBankToken } from './bank-token.ts';
import { recordEcheck, respondOnce } from './response.ts';
import type { EcheckView } from './view.ts';

type SaleBody = HandlerInput<typeof contract.sale>['body'];

/** The row of a new debit; it is submitted later, with its day's ACH file. */
export async function echeckRow(
  transaction: Transaction,
  account: FoundAccount,
  body: Omit<SaleBody, 'subMerchantId' | 'source'>,
  by: Pick<NewTransactionRow, 'source'> &
    Partial<
      Pick<NewTransactionRow, 'userId' | 'username' | 'ip' | 'hostedSessionId' | 'customFields'>
    >,
  at: Date,
): Promise<NewTransactionRow> {
  const { subMerchant } = account;
  const { facilitatorId, spProductId, applicationId, subMerchantId } = subMerchant;
  const { provider } = echeckProcessorOf(account);
  requireTaxWithin(body);
  requireBelowCeiling(account, provider, body.amount);
  const { bank, customerId } = await findBankToken(transaction, body, subMerchant);
  const sentOn = echeckFileDay(at, await zoneOf(transaction, facilitatorId));
  const transactionId = newTransactionId();
  return {
    ...by,
    transactionId,
    rootTransactionId: transactionId,
    facilitatorId,
    spProductId,
    applicationId,
    subMerchantId,
    customerId,
    operation: 'sale',
    typeCode: echeckCodes.sale,
    outcome: 'success',
    status: 'pending',
    paymentType: 'eCheck',
    source: by.source,
    provider,
    amount: body.amount,
    approvedAmount: body.amount,
    capturedAmount: zeroCents,
    token: bank.token,
    last4: bank.last4,
    bankName: bank.bankName,
    cardHolderName: body.accountHolderName,
    processorReference: `ref_${transactionId}`,
    invoiceNumber: body.invoiceNumber ?? null,
    description: body.description ?? null,
    taxAmount: body.taxAmount ?? null,
    standardAmount: body.standardAmount ?? null,
    secCode: body.secCode ?? 'WEB',
    sentOn,
    settlesOn: echeckSettlesOn(sentOn),
    createdAt: at,
    updatedAt: at,
  };
}

/** @throws CallFailure 409 when the account was suspended meanwhile. */
export async function acceptEcheck(
  transaction: Transaction,
  row: NewTransactionRow,
  by: SessionContext | undefined,
  at: Date,
): Promise<void> {
  await requireProcessing(transaction, row.applicationId);
  await transaction.insert(transactions).values(row);
  const message = echeckProgress.accepted(row.sentOn);
  const actor = by && actorOf(by);
  await note(transaction, row, { event: 'echeck.accepted', message, actor, at });
}

/** Accepts a debit for the next ACH file. */
export async function sellEcheck(
  services: Services,
  body: SaleBody,
  context: MoneyContext,
): Promise<EcheckView> {
  const { database, clock } = services;
  const account = await findAccount(database, body.subMerchantId, context);
  requireFeatures(account, ['virtualTerminal', 'eCheckTxs'], context);
  requireReducedPrice(body, account, { paymentType: 'eCheck', cardKind: null });
  const source = saleSourceOf(body.source, context);
  const at = await clock.now();
  const token = await bankTokenOf(services, body.token, account.subMerchant);
  return inTransaction(database, async (transaction) => {
    const { userId, username, ip } = actorOf(context);
    const by = { source, userId, username, ip: ip ?? null };
    const row = await echeckRow(transaction, account, { ...body, token }, by, at);
    await takeKey(transaction, context.claim, row.transactionId);
    await acceptEcheck(transaction, row, context, at);
    await recordEcheck(transaction, row, context);
    return respondOnce(transaction, row.transactionId, context);
  });
}
