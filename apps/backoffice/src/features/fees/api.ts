import { list } from '@payfac/api/contract/fees';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ fees: { list } });
