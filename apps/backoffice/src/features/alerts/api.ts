import { alerts } from '@payfac/api/contract/alerts';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ alerts });

/** What acting on an alert makes stale. */
export const stale = ['alerts', 'alert-groups'] as const;
