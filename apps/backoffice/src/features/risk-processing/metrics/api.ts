import { accounts, cards, load } from '@payfac/api/contract/metrics';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ metrics: { accounts, cards, load } });
