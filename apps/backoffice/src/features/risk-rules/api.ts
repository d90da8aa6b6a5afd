import { accountsRules } from '@payfac/api/contract/risk';
import { list, remove, update } from '@payfac/api/contract/risk-rules';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ risk: { accountsRules }, riskRules: { list, remove, update } });

/** What a change to a rule makes stale. */
export const stale = ['risk-rules', 'accounts-rules', 'record-names'] as const;
