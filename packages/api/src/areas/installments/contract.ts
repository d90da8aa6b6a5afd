import {
  installmentFrequencies,
  installmentSchema,
  installmentStatuses,
} from '@payfac/domain/installments';
import { day } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedError } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryMoney, span, textFilter } from '../../kernel/query.ts';
import { installmentsMessages } from './messages.ts';
import { installmentChangesSchema, newInstallmentSchema } from './schemas.ts';

const failure = preferServer(unexpectedError);
const byId = z.strictObject({
  /** Id of the installment plan, `ins_…`, from `installments.list`. */
  installmentId: z.string(),
});

/** Canceled plans are listed only when the status filter includes them. */
export const list = {
  id: 'installments.list',
  method: 'GET',
  path: 'backoffice/installments',
  reads: ['installments'],
  access: ['sidebar.installmentPlan'],
  query: listQuery(['createdAt', 'nextDueOn', 'totalAmount'], {
    ...span,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: anyId(),
    /** Id of the installment plan, `ins_…`, from `installments.list`. */
    installmentId: textFilter,
    /** Customer's name at the time. */
    customerName: textFilter,
    /** Name of the merchant account. */
    accountName: textFilter,
    /** The merchant's invoice number for the sale. */
    invoiceNumber: textFilter,
    /** Current status. */
    status: anyOf(installmentStatuses),
    /** Interval between installments. */
    frequency: anyOf(installmentFrequencies),
    /** Minimum, in dollars. */
    amountMin: z.optional(queryMoney),
    /** Maximum, in dollars. */
    amountMax: z.optional(queryMoney),
    /** Due on or after this day. */
    dueFrom: z.optional(day),
    /** Due on or before this day. */
    dueTo: z.optional(day),
  }),
  output: listOf(installmentSchema),
  failure: preferServer(installmentsMessages.list),
  csvFailure: preferServer(installmentsMessages.csv),
  list: true,
  csv: 'installments',
} as const satisfies Endpoint;

export const get = {
  id: 'installments.get',
  method: 'GET',
  path: 'backoffice/installments/{installmentId}',
  reads: ['installments'],
  access: ['sidebar.installmentPlan'],
  params: byId,
  output: installmentSchema,
  failure: preferServer(installmentsMessages.get),
} as const satisfies Endpoint;

/** Charges the down payment; if it is declined, no plan is created. */
export const create = {
  id: 'installments.create',
  method: 'POST',
  path: 'backoffice/installments',
  changes: ['installments', 'transactions', 'ledger', 'customers', 'alerts'],
  access: ['transactions.sale'],
  body: newInstallmentSchema,
  output: installmentSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

export const update = {
  id: 'installments.update',
  method: 'PUT',
  path: 'backoffice/installments/{installmentId}',
  changes: ['installments'],
  access: ['transactions.sale'],
  params: byId,
  body: installmentChangesSchema,
  output: installmentSchema,
  failure,
} as const satisfies Endpoint;

/** Cancels the remaining payments; payments already made are kept. */
export const cancel = {
  id: 'installments.cancel',
  method: 'DELETE',
  path: 'backoffice/installments/{installmentId}',
  changes: ['installments'],
  access: ['transactions.sale'],
  params: byId,
  output: installmentSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List installment plans. */
  list,
  /** Get an installment plan with its schedule. */
  get,
  /** Create an installment plan. */
  create,
  /** Update an installment plan. */
  update,
  /** Cancel an installment plan. */
  cancel,
};

export type InstallmentsArea = Calls<typeof calls>;

export const installments: InstallmentsArea = calls;
