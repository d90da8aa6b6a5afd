import { create, get, update } from '@payfac/api/contract/plans';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ plans: { create, get, update } });
