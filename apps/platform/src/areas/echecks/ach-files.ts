import { applyEcheck, echeckCutOff, echeckProgress } from '@payfac/domain/echecks';
import { addCents, subtractCents } from '@payfac/domain/money';
import { formatDay } from '@payfac/domain/time';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  bankAccountTokens,
  facilitators,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { refundPosting, salePosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { type LeasedAch, LeaseLost } from '../../processors/leased.ts';
import { leaseOf, noLease, takeOverWaiting } from '../transactions/lease.ts';
import {
  change,
  findTransaction,
  lockPayment,
  note,
  ofTransaction,
  type TransactionRow,
} from '../transactions/store.ts';
import { stateOf } from './follow-up.ts';
import { stepRow } from './rows.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'achOf'>;

const t = transactions;
const atOnce = 1000;

const moneyOf = (row: Pick<TransactionRow, 'facilitatorId' | 'subMerchantId' | 'provider'>) => ({
  facilitatorId: row.facilitatorId,
  subMerchantId: row.subMerchantId,
  provider: row.provider,
});

/** Records that an entry's ACH file was sent: a sale is processing, a refund has succeeded. */
function send(database: Database, waiting: TransactionRow, at: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, waiting.rootTransactionId);
    const row = await findTransaction(transaction, waiting.transactionId);
    if (row?.status !== 'pending') return;
    if (row.operation === 'sale') {
      const next = applyEcheck('pending', 'send');
      if (next) await change(transaction, row.transactionId, { ...noLease, status: next }, at);
      const message = echeckProgress.sent(row.settlesOn);
      await note(transaction, row, { event: 'echeck.sent', message, at });
      return;
    }
    const { amount, transactionId } = row;
    const refundedAmount = addCents(payment.refundedAmount, amount);
    const state = stateOf(payment);
    const isWhole = refundedAmount >= payment.capturedAmount;
    const refunded = state && applyEcheck(state, isWhole ? 'refund-in-full' : 'refund-in-part');
    // The payment was returned after the refund's entry had gone to the bank.
    const next = refunded ?? (state === 'returned' ? state : undefined);
    if (!next) return;
    const pendingRefundAmount = subtractCents(payment.pendingRefundAmount, amount);
    const success = {
      ...noLease,
      outcome: 'success',
      status: 'success',
      approvedAmount: amount,
    } as const;
    await change(transaction, transactionId, success, at);
    const changes = { status: next, refundedAmount, pendingRefundAmount };
    await change(transaction, payment.transactionId, changes, at);
    await writePostings(
      transaction,
      [refundPosting({ ...moneyOf(row), transactionId, amount })],
      at,
    );
    await note(transaction, row, {
      event: 'refund.approved',
      message: echeckProgress.refundSent,
      at,
    });
  });
}

/** Settles an eCheck: the bank's money has arrived. */
function settle(database: Database, processing: TransactionRow, at: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, processing.transactionId);
    const state = stateOf(payment);
    const next = state && applyEcheck(state, 'settle');
    if (!next) return;
    const { amount } = payment;
    const row = stepRow(payment, { operation: 'reconciled', amount, outcome: 'success' }, at);
    await transaction.insert(transactions).values(row);
    const changes = { status: next, capturedAmount: amount, settledAt: at };
    await change(transaction, payment.transactionId, changes, at);
    const { transactionId } = row;
    await writePostings(
      transaction,
      [salePosting({ ...moneyOf(payment), transactionId, amount })],
      at,
    );
    await note(transaction, row, { event: 'settled', message: 'Settled', at });
  });
}

/** Submits an entry; false when another process holds its lease or it was voided meanwhile. */
async function isSubmitted(
  ...[ach, lease, entry]: [LeasedAch, ...Parameters<LeasedAch['submit']>]
) {
  try {
    await ach.submit(lease, entry);
    return true;
  } catch (problem) {
    if (problem instanceof LeaseLost) return false;
    throw problem;
  }
}

/** Submits the entries of ACH files past their cutoff. Submitting an entry twice counts once. */
export async function sendEchecks({ database, clock, achOf }: Needs): Promise<number> {
  const now = await clock.now();
  let sent = 0;
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const today = formatDay(now, timeZone);
    const waiting = await database
      .select({ row: t, behavior: bankAccountTokens.behavior, account: subMerchants })
      .from(t)
      .leftJoin(bankAccountTokens, eq(bankAccountTokens.token, t.token))
      .innerJoin(subMerchants, eq(subMerchants.subMerchantId, t.subMerchantId))
      .where(
        and(
          eq(t.facilitatorId, facilitatorId),
          eq(t.paymentType, 'eCheck'),
          eq(t.status, 'pending'),
          inArray(t.operation, ['sale', 'refund']),
          lte(t.sentOn, today),
        ),
      )
      .orderBy(asc(t.sentOn), asc(t.transactionId))
      .limit(atOnce);
    sent += await rowByRow(
      waiting,
      ({ row }) => ofTransaction(row),
      async (one) => {
        const { row, behavior, account } = one;
        const { sentOn, provider, operation } = row;
        if (sentOn === null || now < echeckCutOff(sentOn, timeZone)) return false;
        const ach = achOf?.(provider);
        if (!ach) return false;
        const taken = await takeOverWaiting(database, row.transactionId);
        if (!taken) return false;
        const payment = await findTransaction(database, row.rootTransactionId);
        const entry = {
          paymentReference: payment?.processorReference ?? row.processorReference,
          merchantId: account.processors[provider]?.merchantId ?? '',
          kind: operation === 'refund' ? ('refund' as const) : ('sale' as const),
          amount: row.amount,
          sentOn,
          behavior,
        };
        if (!(await isSubmitted(ach, leaseOf(database, taken), entry))) return false;
        await send(database, row, now);
        return true;
      },
    );
  }
  return sent;
}

/** Settles the eChecks that are due. */
export async function settleEchecks({ database, clock }: Needs): Promise<number> {
  const now = await clock.now();
  let settled = 0;
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const due = await database
      .select()
      .from(t)
      .where(
        and(
          eq(t.facilitatorId, facilitatorId),
          eq(t.paymentType, 'eCheck'),
          eq(t.status, 'processing'),
          eq(t.operation, 'sale'),
          lte(t.settlesOn, formatDay(now, timeZone)),
        ),
      )
      .orderBy(asc(t.settlesOn), asc(t.transactionId))
      .limit(atOnce);
    settled += await rowByRow(due, ofTransaction, (row) => settle(database, row, now));
  }
  return settled;
}
