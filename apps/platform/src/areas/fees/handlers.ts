import type { fees as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { listHandlers } from '../../api/list-handlers.ts';
import type { Services } from '../../api/services.ts';
import { feeExport, feeList } from './list.ts';

export const createFeesHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: listHandlers(pool, feeList, feeExport),
});
