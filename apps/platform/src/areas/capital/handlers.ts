import type { capital as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { pageOf } from '../../api/lists/page.ts';
import type { Services } from '../../api/services.ts';
import { referralList } from './list.ts';

export const createCapitalHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  referrals: pageOf(pool, referralList),
});
