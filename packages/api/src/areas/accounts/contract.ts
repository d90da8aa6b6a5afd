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

/** `owners` searches owners' first and last names, `business` the DBA and legal names. */
export const view = {
  id: 'accounts.view',
  method: 'GET',
  path: 'backoffice/accounts/view',
  reads: ['accounts'],
  access: ['sidebar.merchant.accounts', 'sidebar.accounts'],
  query: listQuery(['createdAt', 'dbaName', 'status'], {
    /** Owners of the business. */
    owners: textFilter,
    /** Text in the DBA or legal name. */
    business: textFilter,
    /** Current status. */
    status: anyOf(applicationStatuses),
    /** Stage of the application. */
    stage: anyOf(merchantStages),
    /** Whether processing is suspended. */
    isSuspended: z.optional(queryBoolean),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Two-letter US state code of the business. */
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
