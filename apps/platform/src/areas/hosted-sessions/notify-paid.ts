import { formatUsd, subtractCents } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import {
  applications,
  type hostedPayments,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { sendEmail } from '../../kernel/outbox/send.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import { notify } from '../notifications/notify.ts';
import { paidHeadings } from '../notifications/words.ts';
import { payeeLook } from '../products/payee-look.ts';
import type { TransactionRow } from '../transactions/store.ts';
import type { HostedSessionRow } from './store.ts';

interface Paid {
  readonly session: HostedSessionRow;
  readonly payment: typeof hostedPayments.$inferSelect;
  readonly row: TransactionRow | undefined;
}

/** What the payer saved, or could have saved with another payment method; undefined without dual pricing. */
export function differenceText({
  amount,
  standardAmount,
  reducedAmount,
}: Pick<Paid['payment'], 'amount' | 'standardAmount' | 'reducedAmount'>): string | undefined {
  const saving = subtractCents(standardAmount, reducedAmount);
  if (saving <= 0) return undefined;
  return amount === reducedAmount
    ? `The credit card price is ${formatUsd(standardAmount)}. You saved ${formatUsd(saving)}.`
    : `This is the credit card price. With a debit card or bank account, it’s ${formatUsd(reducedAmount)}, ${formatUsd(saving)} less.`;
}

/** The payment method in words: `Visa ending in 4242`. */
const meansOf = ({ paymentType, last4 }: TransactionRow): string =>
  paymentType === 'eCheck' ? `Bank account ending in ${last4}` : `Card ending in ${last4}`;

function receiptText({ session, payment, row }: Paid, accountName: string): string {
  const { description, invoiceNumber } = session;
  const lines = [
    `Hi ${payment.payer.name},`,
    row
      ? `${accountName} received your payment of ${formatUsd(payment.amount)}. Thank you.`
      : `You’re subscribed with ${accountName}. Thank you.`,
    ...(description === null ? [] : [`For: ${description}`]),
    ...(invoiceNumber === null ? [] : [`Invoice number: ${invoiceNumber}`]),
    ...(row
      ? [`Paid by: ${meansOf(row)}`, `Payment: ${displayTransactionId(row.transactionId)}`]
      : []),
  ];
  const difference = differenceText(payment);
  return [...lines, ...(difference === undefined ? [] : [difference])].join('\n\n');
}

/** Sends the payer a receipt, and notifies the merchant's users and the product's server. */
export async function notifyPaid(transaction: Transaction, paid: Paid, at: Date): Promise<void> {
  const { session, payment, row } = paid;
  const { facilitatorId, sessionId, subMerchantId, spProductId } = session;
  const [account] = await transaction
    .select({ dbaName: subMerchants.dbaName, settings: applications.settings })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  const dbaName = account?.dbaName ?? '';
  const to = payment.payer.email ?? session.email;
  if (to !== null && account?.settings.sendReceipts !== false) {
    const subject = row ? `Receipt from ${dbaName}` : `Your subscription with ${dbaName}`;
    const body = receiptText(paid, dbaName);
    const total = row ? payment.amount : undefined;
    const look = await payeeLook(transaction, { spProductId, payee: dbaName, total });
    const message = { facilitatorId, to, subject, body, look, reference: sessionId };
    await sendEmail(transaction, message, at);
  }
  const what = session.description ?? 'A payment';
  const news = {
    facilitatorId,
    spProductId,
    subMerchantId,
    kind: 'payment-received',
    title: paidHeadings[session.source],
    message: `${what}: ${formatUsd(payment.amount)} from ${payment.payer.name}.`,
    targetId: row?.transactionId ?? sessionId,
  } as const;
  await notify(transaction, news, ['account'], at);
  if (session.source === 'paymentlink' && row) {
    await emitEvent(transaction, session, {
      type: 'payment_link.completed',
      timestamp: at,
      data: {
        paymentLinkId: sessionId,
        subMerchantId,
        spProductId,
        amount: payment.amount,
        transactionId: row.transactionId,
      },
    });
  }
}
