import type { Ability } from '@payfac/domain/access';

/** Abilities that show every hit of a rule; others see what holds payments for review. */
export const seesAllHits = [
  'sidebar.riskSecurityCenter',
  'sidebar.risks',
  'transactions.tab.risk',
] as const satisfies readonly Ability[];
