import { list, remove, send } from '@payfac/api/contract/invites';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ invites: { list, remove, send } });
