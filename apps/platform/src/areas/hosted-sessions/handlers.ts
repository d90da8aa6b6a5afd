import type { hostedSessions as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { pageOf } from '../../api/lists/page.ts';
import type { Services } from '../../api/services.ts';
import { hostedAddress, sessionPath } from './address.ts';
import { hostedSessionList } from './list.ts';

export const createHostedSessionsHandlers = (services: Services): Handlers<typeof contract> => {
  const page = pageOf(services.pool, hostedSessionList);
  return {
    list: async (input, context) => {
      const { data, ...counted } = await page(input, context);
      const withUrl = data.map((row) => ({
        ...row,
        url: hostedAddress(services, context, sessionPath(row.sessionId)),
      }));
      return { ...counted, data: withUrl };
    },
  };
};
