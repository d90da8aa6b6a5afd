import type { balance as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { listHandlers } from '../../api/list-handlers.ts';
import type { Services } from '../../api/services.ts';
import { balanceExport, balanceList } from './list.ts';

export const createBalanceHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: listHandlers(pool, balanceList, balanceExport),
});
