import { transactionTimeline } from '@payfac/api/contract/reporting';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ reporting: { transactionTimeline } });
