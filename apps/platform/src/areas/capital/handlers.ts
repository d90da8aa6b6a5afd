import type { capital as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { referralList } from './list.ts';

export const createCapitalHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  referrals: pageOf(pool, referralList),
});
