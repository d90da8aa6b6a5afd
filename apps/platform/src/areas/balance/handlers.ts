import type { balance as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { pageWithTotals, sumsOf } from '../../http/lists/totals.ts';
import type { Services } from '../../http/services.ts';
import { balanceExport, balanceList, balanceSums } from './list.ts';

export const createBalanceHandlers = ({ pool }: Services): Handlers<typeof contract> => {
  const list = listHandlers(pool, balanceList, balanceExport);
  return {
    list: { ...list, page: pageWithTotals(list.page, sumsOf(pool, balanceList, balanceSums)) },
  };
};
