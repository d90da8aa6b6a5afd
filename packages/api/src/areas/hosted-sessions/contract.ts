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

/** Payment links and every other page on which someone pays. */
export const list = {
  id: 'hostedSessions.list',
  method: 'GET',
  path: 'reporting/hosted',
  reads: ['hostedSessions'],
  access: ['sidebar.hostedSessions'],
  query: listQuery(['createdAt', 'expiresAt', 'totalAmount'], {
    ...span,
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** The product of the service provider that the account belongs to. */
    spProductId: anyId(),
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: anyId(),
    /** Id of the session, from the list of its kind. */
    sessionId: textFilter,
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
    /** Name of the customer at that moment. */
    customerName: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
    /** The merchant's own number for the sale. */
    invoiceNumber: textFilter,
    /** What the payment came by. */
    source: anyOf(hostedSources),
    /** The state it is in. */
    status: anyOf(paymentLinkStatuses),
    /** Where the page stands: `paid` once it was paid as often as it may be, else its status. */
    standing: anyOf(linkStates),
    /** How far the payer or applicant has come. */
    completion: anyOf(completions),
    /** Whether the link is paid once or often. */
    usageType: anyOf(usageTypes),
    /** The least amount, in dollars. */
    amountMin: z.optional(queryMoney),
    /** The most, in dollars. */
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
