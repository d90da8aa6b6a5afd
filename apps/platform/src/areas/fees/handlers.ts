import type { fees as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { pageWithTotals, sumsOf } from '../../http/lists/totals.ts';
import type { Services } from '../../http/services.ts';
import { feeExport, feeList, feeSums } from './list.ts';

export const createFeesHandlers = ({ pool }: Services): Handlers<typeof contract> => {
  const list = listHandlers(pool, feeList, feeExport);
  return { list: { ...list, page: pageWithTotals(list.page, sumsOf(pool, feeList, feeSums)) } };
};
