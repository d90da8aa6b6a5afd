import { installments as contract } from '@payfac/api/contract';
import { type Installment, installmentBalance } from '@payfac/domain/installments';
import { subtractCents } from '@payfac/domain/money';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { StoredResponse } from '../../http/idempotency/claim.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  customers,
  installmentPayments,
  installments,
  subMerchants,
} from '../../kernel/database/schema/index.ts';

export type InstallmentRow = typeof installments.$inferSelect;

interface Names {
  readonly accountName: string;
  readonly customerName: string;
}

type Row = Omit<InstallmentRow, 'isAgreed' | 'updatedAt' | 'facilitatorId' | 'spProductId'>;

/** A plan with its schedule, as the API returns it. */
export function installmentOf(row: Row & Names, schedule: Installment['schedule']): Installment {
  const balance = installmentBalance(schedule);
  return {
    installmentId: row.installmentId,
    subMerchantId: row.subMerchantId,
    accountName: row.accountName,
    customerId: row.customerId,
    customerName: row.customerName,
    description: row.description,
    invoiceNumber: row.invoiceNumber,
    status: row.status,
    totalAmount: row.totalAmount,
    downPayment: row.downPayment,
    count: row.count,
    frequency: row.frequency,
    firstDueOn: row.firstDueOn,
    schedule,
    paidAmount: subtractCents(row.totalAmount, balance),
    balance,
    nextDueOn: row.nextDueOn,
    token: row.token,
    truncatedCardNumber: row.last4,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    completedAt: row.completedAt,
    canceledAt: row.canceledAt,
  };
}

/** @throws Error for an unknown id: callers pass a plan they just wrote. */
export async function readInstallment(
  queryable: Queryable,
  installmentId: string,
): Promise<Installment> {
  const [found] = await queryable
    .select({
      row: installments,
      accountName: subMerchants.dbaName,
      customerName: customers.name,
    })
    .from(installments)
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, installments.subMerchantId))
    .innerJoin(customers, eq(customers.customerId, installments.customerId))
    .where(eq(installments.installmentId, installmentId));
  if (!found) throw new Error(`There is no installment plan ${installmentId}.`);
  const payments = await queryable
    .select()
    .from(installmentPayments)
    .where(eq(installmentPayments.installmentId, installmentId))
    .orderBy(asc(installmentPayments.number));
  const { row, ...names } = found;
  const schedule = payments.map(({ number, dueOn, amount, status, transactionId, paidAt }) => ({
    number,
    dueOn,
    amount,
    status,
    transactionId,
    paidAt,
  }));
  return installmentOf({ ...row, ...names }, schedule);
}

/** The same, as stored under the idempotency key. */
export async function storedInstallment(
  queryable: Queryable,
  installmentId: string,
): Promise<StoredResponse> {
  const view = await readInstallment(queryable, installmentId);
  return { status: 200, body: z.encode(contract.create.output, view) };
}
