import type { facilitators as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { facilitatorList } from './list.ts';

export const createFacilitatorsHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: pageOf(pool, facilitatorList),
});
