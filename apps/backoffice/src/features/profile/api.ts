import { get, update } from '@payfac/api/contract/users';
import { ownProfileFailure } from '@payfac/api/messages';
import { callsOf } from '../../shared/api/connection.ts';

/** Saving oneself fails in other words than saving another person. */
export const updateOwn = { ...update, failure: ownProfileFailure } as const;

export const api = callsOf({ users: { get, update: updateOwn } });
