import { applicationStatuses, merchantStages } from '@payfac/domain/accounts';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, textFilter } from '../../kernel/query.ts';
import { names } from '../account-names/contract.ts';
import { accountsMessages } from './messages.ts';
import { accountRow } from './schemas.ts';

export { names } from '../account-names/contract.ts';

/** `owners` searches owner first and last names, `business` trade and legal names. */
export const view = {
  id: 'accounts.view',
  method: 'GET',
  path: 'backoffice/accounts/view',
  reads: ['accounts'],
  access: ['sidebar.merchant.accounts', 'sidebar.accounts'],
  query: listQuery(['createdAt', 'dbaName', 'status'], {
    /** Who owns the business. */
    owners: textFilter,
    /** Text in the trade name or the legal name. */
    business: textFilter,
    /** The state it is in. */
    status: anyOf(applicationStatuses),
    /** How far the application has come. */
    stage: anyOf(merchantStages),
    /** Whether processing is suspended. */
    isSuspended: z.optional(queryBoolean),
    /** The product of the service provider that the account belongs to. */
    spProductId: anyId(),
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** The US state of the business by its two letters. */
    state: anyId(),
  }),
  output: listOf(accountRow),
  failure: preferServer(accountsMessages.view),
  list: true,
  csv: 'accounts',
  csvQuery: 'exportFormat',
} as const satisfies Endpoint;

const calls = {
  /** List accounts. */
  view,
  /** List account names. */
  names,
};

export type AccountsArea = Calls<typeof calls>;

export const accounts: AccountsArea = calls;
