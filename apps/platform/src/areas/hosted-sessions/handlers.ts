import type { hostedSessions as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import type { Services } from '../../http/services.ts';
import { hostedSessionExport, hostedSessionList } from './list.ts';

export const createHostedSessionsHandlers = (services: Services): Handlers<typeof contract> => {
  const { page, csv } = listHandlers(services.pool, hostedSessionList, hostedSessionExport);
  return {
    list: {
      csv,
      page: async (input, context) => {
        const { data, ...counted } = await page(input, context);
        const withUrl = data.map((row) => ({
          ...row,
          url: hostedAddress(services, context, sessionPath(row.sessionId)),
        }));
        return { ...counted, data: withUrl };
      },
    },
  };
};
