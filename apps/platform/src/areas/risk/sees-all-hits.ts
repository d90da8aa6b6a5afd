import type { Ability } from '@payfac/domain/access';

/** Abilities that show every rule hit; other users see only hits that hold payments for review. */
export const seesAllHits = [
  'sidebar.riskSecurityCenter',
  'sidebar.risks',
  'transactions.tab.risk',
] as const satisfies readonly Ability[];
