import { applicationStatuses, merchantStages } from '@payfac/domain/accounts';
import * as z from 'zod/mini';
import { names } from '../account-names/contract.ts';
import type { Calls, Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyId, anyOf, queryBoolean, textFilter } from '../contract/query.ts';
import { preferServer } from '../messages/failure.ts';
import { accountsMessages } from './messages.ts';
import { accountRow } from './schemas.ts';

export { names } from '../account-names/contract.ts';

/** `owners` searches owner first and last names, `business` trade and legal names. */
export const view = {
  id: 'accounts.view',
  method: 'GET',
  path: 'backoffice/accounts/view',
  access: ['sidebar.merchant.accounts', 'sidebar.accounts'],
  query: listQuery(['createdAt', 'dbaName', 'status'], {
    owners: textFilter,
    business: textFilter,
    status: anyOf(applicationStatuses),
    stage: anyOf(merchantStages),
    isSuspended: z.optional(queryBoolean),
    spProductId: anyId(),
    subMerchantId: anyId(),
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
