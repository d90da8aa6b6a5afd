import { features } from '@payfac/domain/access';
import { applicationStatuses, merchantStages } from '@payfac/domain/accounts';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyId, anyOf, textFilter } from '../contract/query.ts';
import { preferServer } from '../messages/failure.ts';
import { accountsMessages } from './messages.ts';
import { accountName, accountRow } from './schemas.ts';

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

/** Names of the accounts the caller may see, for pickers. */
export const names = {
  id: 'accounts.names',
  method: 'GET',
  path: 'backoffice/accounts/submerchants',
  access: 'signed-in',
  query: listQuery(['dbaName'], {
    name: textFilter,
    subMerchantId: anyId(),
    /** Accounts that have it switched on. */
    feature: z.optional(z.enum(features)),
  }),
  output: listOf(accountName),
  failure: preferServer(accountsMessages.names),
  list: true,
} as const satisfies Endpoint;

export const accounts = {
  /** List accounts. */
  view,
  /** List account names. */
  names,
};
