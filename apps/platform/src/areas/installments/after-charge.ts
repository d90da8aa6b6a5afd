import {
  applyInstallment,
  applyInstallmentRow,
  type InstallmentRowStatus,
} from '@payfac/domain/installments';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { installmentPayments, installments } from '../../kernel/database/schema/index.ts';
import type { TransactionRow } from '../transactions/store.ts';

const i = installments;
const p = installmentPayments;

/** A plan's next due date; undefined when everything is paid. */
export async function nextDueOf(
  queryable: Queryable,
  installmentId: string,
): Promise<string | undefined> {
  const [next] = await queryable
    .select({ dueOn: p.dueOn })
    .from(p)
    .where(and(eq(p.installmentId, installmentId), ne(p.status, 'paid')))
    .orderBy(asc(p.dueOn), asc(p.number))
    .limit(1);
  return next?.dueOn;
}

/** Deletes a plan whose down payment failed. */
async function drop(transaction: Transaction, installmentId: string): Promise<void> {
  await transaction.delete(p).where(eq(p.installmentId, installmentId));
  await transaction.delete(i).where(eq(i.installmentId, installmentId));
}

/** Records the outcome of an installment's charge; the last paid installment completes the plan. */
export async function afterInstallmentCharge(
  transaction: Transaction,
  { installmentId, chargeNumber, outcome, transactionId }: TransactionRow,
  at: Date,
): Promise<void> {
  if (installmentId === null || chargeNumber === null) return;
  const [plan] = await transaction
    .select()
    .from(i)
    .where(eq(i.installmentId, installmentId))
    .for('update');
  if (!plan) return;
  const isPaid = outcome === 'success';
  if (!plan.isAgreed && !isPaid) return drop(transaction, installmentId);
  const one = and(eq(p.installmentId, installmentId), eq(p.number, chargeNumber));
  const [payment] = await transaction.select().from(p).where(one);
  const status: InstallmentRowStatus | undefined =
    payment && applyInstallmentRow(payment.status, isPaid ? 'pay' : 'fail');
  if (!payment || !status) return;
  await transaction
    .update(p)
    .set({ status, transactionId, paidAt: isPaid ? at : null })
    .where(one);
  const nextDueOn = await nextDueOf(transaction, installmentId);
  const isDone = nextDueOn === undefined && plan.status === 'active';
  const done = isDone ? applyInstallment(plan.status, 'complete') : undefined;
  await transaction
    .update(i)
    .set({
      isAgreed: true,
      nextDueOn: nextDueOn ?? null,
      ...(done ? { status: done, completedAt: at } : {}),
      updatedAt: at,
    })
    .where(eq(i.installmentId, installmentId));
}
