import { reconciliation } from '@payfac/api/contract/reconciliation';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ reconciliation });
