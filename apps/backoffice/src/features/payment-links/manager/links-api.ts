import { hostedSessions } from '@payfac/api/contract/hosted-sessions';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ hostedSessions });
