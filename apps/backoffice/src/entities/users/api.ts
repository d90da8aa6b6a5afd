import { list } from '@payfac/api/contract/users';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ users: { list } });
