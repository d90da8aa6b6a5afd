import type { facilitators as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { pageOf } from '../../api/lists/page.ts';
import type { Services } from '../../api/services.ts';
import { facilitatorList } from './list.ts';

export const createFacilitatorsHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  list: pageOf(pool, facilitatorList),
});
