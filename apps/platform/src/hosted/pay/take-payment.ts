import type { Cents } from '@payfac/domain/money';
import { OverCeiling } from '../../areas/accounts/ceiling.ts';
import { afterPagePayment, completePage } from '../../areas/billing/after-page-payment.ts';
import { acceptEcheck, echeckRow } from '../../areas/echecks/sale.ts';
import { AttemptTaken, claimPage, PageClosed } from '../../areas/hosted-sessions/claim.ts';
import { cardChargeOrder } from '../../areas/transactions/card-charge.ts';
import { findToken, useToken } from '../../areas/transactions/card-token.ts';
import { charge } from '../../areas/transactions/operate.ts';
import { findTransaction } from '../../areas/transactions/store.ts';
import { CallFailure } from '../../http/failures.ts';
import {
  claimAttempt,
  countFailure,
  forgetFailures,
  giveBack,
} from '../../http/sessions/throttle.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import type { hostedPayments } from '../../kernel/database/schema/index.ts';
import type { HostedPagesOptions } from '../options.ts';
import { hasTwoPrices, type Offer } from './offer.ts';
import type { Order } from './order.ts';
import type { Payable } from './payable.ts';
import { amountDue, type PayerInstrument } from './payer-instrument.ts';

/**
 * `begun`: the attempt exists, so show its outcome. `closed`: another payer was first. `again`: enter the card again.
 * `too-much`: the amount now exceeds the account's limit for one payment. `wait`: too many cards were declined.
 */
export type PaymentRefusal = 'begun' | 'closed' | 'again' | 'too-much' | 'wait';

type Needs = Pick<HostedPagesOptions, 'database' | 'clock' | 'processorOf' | 'billed'>;

export interface Payment {
  readonly payable: Payable;
  readonly offer: Offer;
  readonly order: Order;
  readonly means: PayerInstrument;
  readonly ip: string | undefined;
}

/**
 * Against card testing: a payer's address waits after a few declines on a page, and the page takes no cards after many
 * without a payment between them. A busy page's honest declines don't close it.
 */
export const throttleKeysOf = (
  { session: { sessionId } }: { readonly session: Pick<Payable['session'], 'sessionId'> },
  ip: string | undefined,
): readonly [payer: string, page: string] => [
  `pay:${sessionId}:${ip ?? 'unknown'}`,
  `page:${sessionId}`,
];

type Attempt = typeof hostedPayments.$inferInsert;

const attemptOf = ({ payable, offer, order, means }: Payment, at: Date) =>
  ({
    attemptId: order.attemptId,
    sessionId: payable.session.sessionId,
    facilitatorId: payable.session.facilitatorId,
    transactionId: null,
    payer: order.payer,
    amount: amountDue(means, offer.prices),
    standardAmount: offer.prices.standard,
    reducedAmount: offer.prices.reduced,
    createdAt: at,
  }) satisfies Attempt;

/** Stored with a payment of the lower of two prices. */
const standardOf = ({ offer, means }: Payment): { readonly standardAmount?: Cents } =>
  means.isReduced && hasTwoPrices(offer) ? { standardAmount: offer.prices.standard } : {};

const sharedOf = ({ payable: { session }, order, ip }: Payment) => ({
  hostedSessionId: session.sessionId,
  customFields: order.answers,
  ip: ip ?? null,
});

async function payByCard(services: Needs, payment: Payment, at: Date): Promise<void> {
  const { payable, order } = payment;
  const { session } = payable;
  const attempt = attemptOf(payment, at);
  const { card } = await findToken(services.database, order, payable.subMerchant);
  const { billing, zip } = order.payer;
  const charged = cardChargeOrder({
    account: payable,
    card,
    customerId: session.customerId,
    amount: attempt.amount,
    source: session.source,
    cardHolderName: order.payer.name,
    billing: billing
      ? { street: billing.street, city: billing.city, state: billing.state, zip: billing.zip }
      : zip === undefined
        ? undefined
        : { zip },
    more: {
      ...sharedOf(payment),
      ...standardOf(payment),
      invoiceNumber: session.invoiceNumber,
      description: session.description,
    },
  });
  await charge(services, undefined, {
    ...charged,
    alongside: (transaction, transactionId) =>
      claimPage(transaction, session, { ...attempt, transactionId }, at),
  });
}

async function payByBank({ database }: Needs, payment: Payment, at: Date): Promise<void> {
  const { payable, order } = payment;
  const { session } = payable;
  const attempt = attemptOf(payment, at);
  const body = {
    ...standardOf(payment),
    amount: attempt.amount,
    token: order.token,
    accountHolderName: order.payer.name,
    ...(session.invoiceNumber === null ? {} : { invoiceNumber: session.invoiceNumber }),
    ...(session.description === null ? {} : { description: session.description }),
  };
  await inTransaction(database, async (transaction) => {
    const by = { ...sharedOf(payment), source: session.source };
    const row = await echeckRow(transaction, payable, body, by, at);
    const { transactionId } = row;
    await claimPage(transaction, session, { ...attempt, transactionId }, at);
    await acceptEcheck(transaction, { ...row, customerId: session.customerId }, undefined, at);
    const written = await findTransaction(transaction, transactionId);
    if (written) await afterPagePayment(transaction, written, at);
  });
}

/** Subscribes to a plan without a charge today; the card is saved for later. */
async function subscribeFree({ database }: Needs, payment: Payment, at: Date): Promise<void> {
  const { payable, order } = payment;
  const { session } = payable;
  const attempt = attemptOf(payment, at);
  await inTransaction(database, async (transaction) => {
    await findToken(transaction, order, payable.subMerchant);
    await claimPage(transaction, session, attempt, at);
    await useToken(transaction, order.token);
    await completePage(transaction, { payment: attempt, session }, undefined, order.token, at);
  });
}

/** Charges a page's amount once per attempt. The outcome is looked up by the attempt. */
export async function takePayment(services: Needs, payment: Payment): Promise<PaymentRefusal> {
  const at = await services.clock.now();
  const { offer, order, means, payable } = payment;
  const isFree = amountDue(means, offer.prices) <= 0;
  const isCharged = !isFree && order.method !== 'eCheck';
  const [payer, page] = throttleKeysOf(payable, payment.ip);
  const { database } = services;
  if (isCharged && !(await claimAttempt(database, payer, new Date()))) return 'wait';
  try {
    if (isFree) await subscribeFree(services, payment, at);
    else if (order.method === 'eCheck') await payByBank(services, payment, at);
    else {
      await payByCard(services, payment, at);
      for (const key of [payer, page]) await forgetFailures(database, key);
    }
    return 'begun';
  } catch (problem) {
    const isDeclined = problem instanceof CallFailure && problem.status === 402;
    if (isDeclined) await countFailure(database, page, new Date());
    else if (isCharged) await giveBack(database, payer);
    if (problem instanceof AttemptTaken) return 'begun';
    if (problem instanceof PageClosed) return 'closed';
    if (!(problem instanceof CallFailure)) throw problem;
    if (problem instanceof OverCeiling) return 'too-much';
    if (problem.status === 400) return 'again';
    if (problem.status === 409) return 'closed';
    return 'begun';
  }
}
