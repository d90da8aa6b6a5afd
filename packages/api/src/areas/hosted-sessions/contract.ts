import { completions } from '@payfac/domain/enumerations';
import {
  hostedSessionSchema,
  hostedSources,
  linkStates,
  paymentLinkStatuses,
  usageTypes,
} from '@payfac/domain/payment-links';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryMoney, span, textFilter } from '../../kernel/query.ts';
import { hostedSessionsMessages } from './messages.ts';

/** Hosted sessions: payment links and every other hosted payment page. */
export const list = {
  id: 'hostedSessions.list',
  method: 'GET',
  path: 'reporting/hosted',
  reads: ['hostedSessions'],
  access: ['sidebar.hostedSessions'],
  query: listQuery(['createdAt', 'expiresAt', 'totalAmount'], {
    ...span,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: anyId(),
    /** Id of the session, from the list of its kind. */
    sessionId: textFilter,
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Customer's name at the time. */
    customerName: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
    /** The merchant's invoice number for the sale. */
    invoiceNumber: textFilter,
    /** Where the payment came from. */
    source: anyOf(hostedSources),
    /** Current status. */
    status: anyOf(paymentLinkStatuses),
    /** State of the page: `paid` once it accepts no more payments, otherwise its status. */
    standing: anyOf(linkStates),
    /** Outcome of the last visit. */
    completion: anyOf(completions),
    /** Single use or multiple use. */
    usageType: anyOf(usageTypes),
    /** Minimum, in dollars. */
    amountMin: z.optional(queryMoney),
    /** Maximum, in dollars. */
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
