import { tokenSessions } from '@payfac/api/contract/token-sessions';
import { tokenStatistics } from '@payfac/api/contract/token-statistics';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ tokenSessions, tokenStatistics });
