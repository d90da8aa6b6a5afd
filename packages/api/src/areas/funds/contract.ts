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
    /** True when the call succeeded. */
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
    /** True when the call succeeded. */
    success: z.boolean(),
    /** The account's reserved funds. */
    data: z.array(reservedFundsSchema),
    /** Totals of all rows. */
    totals: reservedTotalsSchema,
  }),
  failure: preferServer(fundsMessages.reserved),
} as const satisfies Endpoint;

/** Releases reserved funds to the payable balance. */
export const release = {
  id: 'funds.release',
  method: 'POST',
  path: 'backoffice/accounts/{id}/release-funds',
  changes: ['accounts', 'ledger', 'payouts'],
  access: ['funds.release'],
  params: byId,
  body: z.strictObject({
    /** Segment of the reserve to release. */
    segment: z.enum(reservedSegments),
    /** At most the segment's balance; all of it when absent. */
    amount: z.optional(positiveMoney),
    /** Reason entered by the person who did it. */
    reason: requiredNote(500),
  }),
  output: z.object({
    /** True when the call succeeded. */
    success: z.boolean(),
    /** Amount released, in dollars. */
    released: money,
    /** Totals still reserved. */
    totals: reservedTotalsSchema,
  }),
  failure: preferServer(fundsMessages.release),
  movesMoney: true,
} as const satisfies Endpoint;

const calls = {
  /** List an account's loans. */
  loans,
  /** Get reserved funds. */
  reserved,
  /** Release reserved funds. */
  release,
};

export type FundsArea = Calls<typeof calls>;

export const funds: FundsArea = calls;
