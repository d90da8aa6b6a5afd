import type { activities as contract } from '@payfac/api/contract';
import { exportOf } from '../../http/csv/export-list.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { activityExport, activityList } from './list.ts';

export const createActivitiesHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: {
    page: (input, context) => pageOf(pool, activityList(context.holder))(input, context),
    csv: (input, context) =>
      exportOf(pool, activityList(context.holder), activityExport)(input, context),
  },
});
