import { groups } from '@payfac/api/contract/risk';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ risk: { groups } });
