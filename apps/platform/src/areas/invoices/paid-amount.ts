import { sql } from 'drizzle-orm';
import { invoices, transactions } from '../../kernel/database/schema/index.ts';

const i = invoices;
const t = transactions;

/** Joins the payment that paid an invoice. */
export const joinedPayment = sql`left join ${t} on ${t.transactionId} = ${i.transactionId}`;

/** The domain's `invoicePaidAmount` in SQL; null for an unpaid invoice. */
export const paidAmount = sql`(case when ${i.status} = 'Paid' then
  (case when ${t.capturedAmount} > 0 then ${t.capturedAmount}
    when ${t.paymentType} = 'eCheck' and ${t.outcome} = 'success' and ${t.status} in ('pending', 'processing')
    then coalesce(${t.approvedAmount}, ${t.amount})
    else 0 end) - ${t.refundedAmount} - ${t.pendingRefundAmount} - ${t.disputedAmount} end)`;
