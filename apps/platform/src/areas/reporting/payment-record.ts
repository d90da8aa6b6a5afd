import type { reporting as contract, Output } from '@payfac/api/contract';
import { can, canAny, type Member } from '@payfac/domain/access';
import { echeckCutOff } from '@payfac/domain/echecks';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  applications,
  batches,
  customers,
  disputes,
  invoices,
  ledgerEntries,
  riskEvaluations,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { entryFields } from '../ledger/entries.ts';
import { seesAllHits } from '../risk/sees-all-hits.ts';
import { batchCutOf } from '../settlement/due-groups.ts';
import { findTransaction, type TransactionRow } from '../transactions/store.ts';
import type { TransactionView } from '../transactions/view.ts';
import { breakdownOf } from './breakdown.ts';

type Timeline = Output<typeof contract.transactionTimeline>;
type Record = Pick<
  Timeline,
  'account' | 'breakdown' | 'relations' | 'risk' | 'ledger' | 'voidableUntil'
>;

async function accountOf(database: Queryable, row: TransactionRow): Promise<Record['account']> {
  const [found] = await database
    .select({ name: subMerchants.dbaName, identity: applications.identity })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .where(eq(subMerchants.subMerchantId, row.subMerchantId));
  const business = found?.identity.business;
  const at = business?.location;
  return {
    name: found?.name ?? '',
    descriptor: business?.billingDescriptor ?? null,
    street: at ? [at.street, at.unit].filter(Boolean).join(', ') : null,
    place: at ? `${at.city}, ${at.state} ${at.zip}` : null,
    phone: business?.phone ?? null,
  };
}

const t = transactions;

async function relationsOf(database: Queryable, row: TransactionRow): Promise<Record['relations']> {
  const { transactionId, customerId, hostedSessionId, subscriptionId, installmentId } = row;
  const [customer] =
    customerId === null
      ? []
      : await database
          .select({ customerId: customers.customerId, name: customers.name })
          .from(customers)
          .where(eq(customers.customerId, customerId));
  const [invoice] = await database
    .select({ invoiceId: invoices.invoiceId, invoiceNumber: invoices.invoiceNumber })
    .from(invoices)
    .where(eq(invoices.transactionId, transactionId));
  const [settlement] =
    row.batchId === null
      ? []
      : await database
          .select({
            batchId: batches.batchId,
            businessDate: batches.businessDate,
            payoutId: batches.payoutId,
          })
          .from(batches)
          .where(eq(batches.batchId, row.batchId));
  return {
    customer: customer ?? null,
    invoice: invoice ?? null,
    hostedSessionId,
    subscriptionId,
    installmentId,
    disputes: await database
      .select({
        disputeId: disputes.disputeId,
        status: disputes.status,
        amount: disputes.amount,
      })
      .from(disputes)
      .where(eq(disputes.rootTransactionId, transactionId))
      .orderBy(asc(disputes.createdAt)),
    settlement: settlement ?? null,
  };
}

/** A user who may only see payments for review gets only the rules that held this payment. */
async function riskOf(
  database: Queryable,
  row: TransactionRow,
  accountName: string,
  holder: Member,
): Promise<Record['risk']> {
  const seesAll = canAny(holder, seesAllHits, row);
  if (!seesAll && !can(holder, 'transactions.tab.forReview', row)) return null;
  const v = riskEvaluations;
  const hits = await database
    .select({
      ruleId: v.ruleId,
      ruleName: v.ruleName,
      transactionId: v.transactionId,
      subMerchantId: v.subMerchantId,
      amount: v.amount,
      action: v.action,
      evidence: v.evidence,
      at: v.createdAt,
    })
    .from(v)
    .where(
      and(eq(v.transactionId, row.transactionId), seesAll ? undefined : eq(v.action, 'review')),
    )
    .orderBy(desc(v.createdAt));
  return hits.map((hit) => ({ ...hit, accountName }));
}

/** A card payment can be voided until its capture day's batch is cut, an eCheck until its file's cutoff. */
async function voidableUntil(
  database: Queryable,
  row: TransactionRow,
): Promise<Record['voidableUntil']> {
  const zone = await zoneOf(database, row.facilitatorId);
  if (row.paymentType === 'eCheck') {
    return row.status === 'pending' && row.sentOn ? echeckCutOff(row.sentOn, zone) : null;
  }
  if (row.status !== 'processing') return null;
  const [capture] = await database
    .select({ at: t.createdAt })
    .from(t)
    .where(
      and(
        eq(t.rootTransactionId, row.transactionId),
        eq(t.operation, 'capture'),
        eq(t.outcome, 'success'),
      ),
    );
  return batchCutOf(capture?.at ?? row.createdAt, zone);
}

async function ledgerOf(
  database: Queryable,
  row: TransactionRow,
  holder: Member,
): Promise<Record['ledger']> {
  if (!can(holder, 'sidebar.ledger', row)) return null;
  const e = ledgerEntries;
  const operations = database
    .select({ id: t.transactionId })
    .from(t)
    .where(eq(t.rootTransactionId, row.transactionId));
  return database
    .select(entryFields)
    .from(e)
    .where(inArray(e.transactionId, operations))
    .orderBy(asc(e.createdAt), asc(e.entryId));
}

/** A payment's related data besides its own row, as far as the caller may see it. */
export async function recordOfPayment(
  database: Queryable,
  payment: TransactionView,
  holder: Member,
): Promise<Record> {
  const row = await findTransaction(database, payment.transactionId);
  if (!row) throw new Error(`There is no transaction ${payment.transactionId}.`);
  const [account, breakdown, relations, risk, ledger, until] = await Promise.all([
    accountOf(database, row),
    breakdownOf(database, row),
    relationsOf(database, row),
    riskOf(database, row, payment.accountName, holder),
    ledgerOf(database, row, holder),
    voidableUntil(database, row),
  ]);
  return { account, breakdown, relations, risk, ledger, voidableUntil: until };
}
