import { alerts } from '@payfac/api/contract/alerts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ alerts });
