import type { fees as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import type { Services } from '../../http/services.ts';
import { feeExport, feeList } from './list.ts';

export const createFeesHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: listHandlers(pool, feeList, feeExport),
});
