import { release } from '@payfac/api/contract/funds';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ funds: { release } });
