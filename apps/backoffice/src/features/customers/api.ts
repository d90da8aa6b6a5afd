import { list, remove } from '@payfac/api/contract/customers';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ customers: { list, remove } });

/** What a change to a customer makes stale. */
export const stale = ['customers', 'record-names'] as const;
