import type { installments as contract } from '@payfac/api/contract';
import {
  type Installment,
  installmentProblems,
  installmentSchedule,
} from '@payfac/domain/installments';
import { formatUsd, zeroCents } from '@payfac/domain/money';
import { recordActivity } from '../../http/activities/record.ts';
import type { MoneyContext } from '../../http/context.ts';
import { invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { keepResponse, takeKey } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import { dayOf } from '../../kernel/clock/facilitator-day.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { installmentPayments, installments } from '../../kernel/database/schema/index.ts';
import { askedProblems } from '../accounts/ceiling.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { actorOf } from '../transactions/actor.ts';
import { cardChargeOrder } from '../transactions/card-charge.ts';
import { findSavedCard, requireCustomer } from '../transactions/card-token.ts';
import { charge } from '../transactions/operate.ts';
import { readInstallment, storedInstallment } from './view.ts';

type NewBody = HandlerInput<typeof contract.create>['body'];

/** A card saved with the customer. @throws CallFailure 400 for any other. */
export async function savedCard(queryable: Queryable, token: string, customerId: string) {
  const card = await findSavedCard(queryable, token, customerId);
  if (card) return card;
  throw invalid([{ path: 'token', message: 'Choose a card saved with the customer.' }]);
}

/** Creates a plan and charges its down payment. @throws CallFailure 400, 402 when the down payment is declined, 404. */
export async function createInstallment(
  services: Services,
  body: NewBody,
  context: MoneyContext,
): Promise<Installment> {
  const { database, clock } = services;
  const account = await findAccount(database, body.subMerchantId, context);
  requireFeatures(account, ['installmentPlan', 'ccTxs'], context);
  const { facilitatorId, spProductId, subMerchantId } = account.subMerchant;
  await requireCustomer(database, body.customerId, subMerchantId);
  const card = await savedCard(database, body.token, body.customerId);
  const at = await clock.now();
  const today = await dayOf(database, facilitatorId, at);
  const terms = { ...body, downPayment: body.downPayment ?? zeroCents };
  const problems = installmentProblems(terms, today);
  if (problems.length > 0) throw invalid(problems);
  const schedule = installmentSchedule(terms, today);
  const [largest = zeroCents] = schedule
    .filter(({ number }) => number > 0)
    .map(({ amount }) => amount);
  const overCeiling = [
    ...askedProblems(account.subMerchant, terms.downPayment, 'downPayment'),
    ...askedProblems(account.subMerchant, largest, 'totalAmount'),
  ];
  if (overCeiling.length > 0) throw invalid(overCeiling);
  const installmentId = newId('ins');
  const actor = actorOf(context);
  const { downPayment } = terms;
  const isAgreed = downPayment <= 0;

  const write = async (transaction: Transaction): Promise<void> => {
    await transaction.insert(installments).values({
      installmentId,
      facilitatorId,
      spProductId,
      subMerchantId,
      customerId: body.customerId,
      description: body.description ?? null,
      invoiceNumber: body.invoiceNumber ?? null,
      status: 'active',
      isAgreed,
      totalAmount: body.totalAmount,
      downPayment,
      count: body.count,
      frequency: body.frequency,
      firstDueOn: body.firstDueOn,
      nextDueOn: schedule[0]?.dueOn ?? null,
      token: card.token,
      last4: card.last4,
      createdAt: at,
      updatedAt: at,
      createdBy: actor.username,
    });
    await transaction
      .insert(installmentPayments)
      .values(schedule.map((one) => ({ ...one, installmentId, status: 'scheduled' as const })));
    await recordActivity(transaction, context, {
      action: 'transactions.sale',
      target: installmentId,
      message: `Made an installment plan of ${formatUsd(body.totalAmount)}`,
      subMerchantId,
    });
  };

  if (isAgreed) {
    return inTransaction(database, async (transaction) => {
      await takeKey(transaction, context.claim, installmentId);
      await write(transaction);
      const stored = await storedInstallment(transaction, installmentId);
      await keepResponse(transaction, installmentId, context.claim.userId, stored);
      return readInstallment(transaction, installmentId);
    });
  }
  const order = cardChargeOrder({
    account,
    card,
    customerId: body.customerId,
    amount: downPayment,
    source: 'backoffice',
    cardHolderName: card.cardHolderName ?? '',
    more: {
      installmentId,
      chargeNumber: 0,
      description: body.description ?? null,
      invoiceNumber: body.invoiceNumber ?? null,
      userId: actor.userId,
      username: actor.username,
      ip: actor.ip ?? null,
    },
  });
  await charge(services, context.claim, { ...order, by: context, alongside: write });
  return readInstallment(database, installmentId);
}
