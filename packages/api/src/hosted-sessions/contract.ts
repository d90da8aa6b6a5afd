import { completions } from '@payfac/domain/enumerations';
import {
  hostedSessionSchema,
  hostedSources,
  linkStandings,
  paymentLinkStatuses,
  usageTypes,
} from '@payfac/domain/payment-links';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyId, anyOf, queryMoney, span, textFilter } from '../contract/query.ts';
import { preferServer } from '../messages/failure.ts';
import { hostedSessionsMessages } from './messages.ts';

/** Payment links and every other page on which somebody pays. */
export const list = {
  id: 'hostedSessions.list',
  method: 'GET',
  path: 'reporting/hosted',
  access: ['sidebar.hostedSessions'],
  query: listQuery(['createdAt', 'expiresAt', 'totalAmount'], {
    ...span,
    subMerchantId: anyId(),
    spProductId: anyId(),
    customerId: anyId(),
    sessionId: textFilter,
    accountName: textFilter,
    customerName: textFilter,
    email: textFilter,
    invoiceNumber: textFilter,
    source: anyOf(hostedSources),
    status: anyOf(paymentLinkStatuses),
    standing: anyOf(linkStandings),
    completion: anyOf(completions),
    usageType: anyOf(usageTypes),
    amountMin: z.optional(queryMoney),
    amountMax: z.optional(queryMoney),
  }),
  output: listOf(hostedSessionSchema),
  failure: preferServer(hostedSessionsMessages.list),
  list: true,
  csv: 'hosted-sessions',
} as const satisfies Endpoint;

const calls = {
  /** List hosted sessions. */
  list,
};

export type HostedSessionsArea = Calls<typeof calls>;

export const hostedSessions: HostedSessionsArea = calls;
