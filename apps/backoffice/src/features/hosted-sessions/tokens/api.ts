import { tokenSessions } from '@payfac/api/contract/token-sessions';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ tokenSessions });
