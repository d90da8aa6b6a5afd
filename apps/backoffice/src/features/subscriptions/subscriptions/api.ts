import { subscriptions } from '@payfac/api/contract/subscriptions';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ subscriptions });
