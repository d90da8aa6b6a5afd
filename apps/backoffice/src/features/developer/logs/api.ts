import { apiLogs } from '@payfac/api/contract/api-logs';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ apiLogs });
