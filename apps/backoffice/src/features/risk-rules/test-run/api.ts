import { runRule } from '@payfac/api/contract/metrics';
import { get } from '@payfac/api/contract/risk-rules';
import { callsOf } from '../../../shared/api/connection.ts';

export const testApi = callsOf({ metrics: { runRule }, riskRules: { get } });
