import type { balance as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import type { Services } from '../../http/services.ts';
import { balanceExport, balanceList } from './list.ts';

export const createBalanceHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: listHandlers(pool, balanceList, balanceExport),
});
