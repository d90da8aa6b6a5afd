import type { risk as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { pagingOf } from '../../http/lists/grouped.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { accountsRules } from './accounts-rules.ts';
import { riskGroups } from './groups.ts';

export const createRiskHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  groups: ({ query }, context) =>
    pageOf(pool, riskGroups(query, context))({ query: pagingOf(query) }, context),
  accountsRules: pageOf(pool, accountsRules),
});
