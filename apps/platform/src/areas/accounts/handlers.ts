import type { accountsCenter as centerContract, accounts as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { accountExport, accountList, accountNames } from './list.ts';

export const createAccountsHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  view: listHandlers(pool, accountList, accountExport),
  names: pageOf(pool, accountNames),
});

/** Providers and operators share these handlers; the user's scope decides which accounts they see. */
export const createAccountsCenterHandlers = ({
  pool,
}: Services): Handlers<typeof centerContract> => ({
  view: listHandlers(pool, accountList, accountExport),
  names: pageOf(pool, accountNames),
});
