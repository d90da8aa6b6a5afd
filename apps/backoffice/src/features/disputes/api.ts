import { chart, list } from '@payfac/api/contract/disputes';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ disputes: { chart, list } });
