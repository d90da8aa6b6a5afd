import { syncTransactions } from '@payfac/api/contract/operations';
import { get, list } from '@payfac/api/contract/processor-sessions';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ processorSessions: { list, get }, operations: { syncTransactions } });

/** What a response of a processor makes stale. */
export const stale = ['processor-sessions', 'processing', 'transactions'] as const;
