import { acknowledge, list } from '@payfac/api/contract/notifications';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ notifications: { list, acknowledge } });
