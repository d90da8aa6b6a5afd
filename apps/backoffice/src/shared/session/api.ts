import { logout, sso } from '@payfac/api/contract/auth';
import { update } from '@payfac/api/contract/users';
import { callsOf } from '../api/connection.ts';

/** What the shell itself calls: sign-on, sign-out and the person's own theme. */
export const api = callsOf({ auth: { sso, logout }, users: { update } });
