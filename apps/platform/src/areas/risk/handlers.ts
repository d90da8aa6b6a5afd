import type { risk as contract } from '@payfac/api/contract';
import type { Handlers } from '../../api/handlers.ts';
import { pagingOf } from '../../api/lists/grouped.ts';
import { pageOf } from '../../api/lists/page.ts';
import type { Services } from '../../api/services.ts';
import { accountsRules } from './accounts-rules.ts';
import { riskGroups } from './groups.ts';

export const createRiskHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  groups: ({ query }, context) =>
    pageOf(pool, riskGroups(query, context))({ query: pagingOf(query) }, context),
  accountsRules: pageOf(pool, accountsRules),
});
