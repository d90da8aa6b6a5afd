import {
  reservedFundsSchema,
  reservedSegments,
  reservedTotalsSchema,
} from '@payfac/domain/accounts';
import { loanSchema } from '@payfac/domain/capital';
import { money, positiveMoney } from '@payfac/domain/money';
import { requiredNote } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { fundsMessages } from './messages.ts';

const byId = z.strictObject({
  /** Id of the application. */
  id: z.string(),
});

export const loans = {
  id: 'funds.loans',
  method: 'GET',
  path: 'backoffice/accounts/{id}/loans',
  reads: ['capital'],
  access: ['loans.notification', 'merchant.account.overview'],
  params: byId,
  output: z.object({
    /** True once the call has done what it was asked to. */
    success: z.boolean(),
    /** The account's loans. */
    data: z.array(loanSchema),
  }),
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const reserved = {
  id: 'funds.reserved',
  method: 'GET',
  path: 'backoffice/accounts/{id}/reserved',
  reads: ['ledger'],
  access: ['balance.view'],
  params: byId,
  output: z.object({
    /** True once the call has done what it was asked to. */
    success: z.boolean(),
    /** The account's reserved funds. */
    data: z.array(reservedFundsSchema),
    /** Sums over all rows. */
    totals: reservedTotalsSchema,
  }),
  failure: preferServer(fundsMessages.reserved),
} as const satisfies Endpoint;

/** Moves reserved money to what can be paid out. */
export const release = {
  id: 'funds.release',
  method: 'POST',
  path: 'backoffice/accounts/{id}/release-funds',
  changes: ['accounts', 'ledger', 'payouts'],
  access: ['funds.release'],
  params: byId,
  body: z.strictObject({
    /** Which part of them. */
    segment: z.enum(reservedSegments),
    /** At most what the segment holds; all of it when absent. */
    amount: z.optional(positiveMoney),
    /** Why, in the words of the person who does it. */
    reason: requiredNote(500),
  }),
  output: z.object({
    /** True once the call has done what it was asked to. */
    success: z.boolean(),
    /** What was released, in dollars. */
    released: money,
    /** What is still reserved. */
    totals: reservedTotalsSchema,
  }),
  failure: preferServer(fundsMessages.release),
  movesMoney: true,
} as const satisfies Endpoint;

const calls = {
  /** List loans of an account. */
  loans,
  /** Get reserved funds. */
  reserved,
  /** Release reserved funds. */
  release,
};

export type FundsArea = Calls<typeof calls>;

export const funds: FundsArea = calls;
