import type { activities as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { listHandlers } from '../../api/list-handlers.ts';
import type { Services } from '../../api/services.ts';
import { activityExport, activityList } from './list.ts';

export const createActivitiesHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: listHandlers(pool, activityList, activityExport),
});
