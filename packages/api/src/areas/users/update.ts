import { userSchema } from '@payfac/domain/users';
import * as z from 'zod/mini';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { byCode, preferServer } from '../../kernel/failure.ts';
import { usersMessages } from './messages.ts';
import { userChangesSchema } from './schemas.ts';

export const byId = z.strictObject({
  /** Id of the user. */
  id: z.string(),
});

/** The message when a user could not be saved. */
export const saveFailure = byCode(
  {
    USERNAME_TAKEN: usersMessages.usernameTaken,
    EMAIL_TAKEN: usersMessages.emailTaken,
    ACCOUNT_NEEDED: usersMessages.accountNeeded,
    PRODUCT_NEEDED: usersMessages.productNeeded,
    MEMBERSHIPS_DIFFER: usersMessages.membershipsDiffer,
  },
  preferServer(usersMessages.save),
);

/**
 * Users may always change their own name, email, username, theme and time zone; products require `users.products`,
 * everything else `users.manage`.
 */
export const update = {
  id: 'users.update',
  method: 'PUT',
  path: 'users/{id}',
  changes: ['users'],
  access: 'signed-in',
  params: byId,
  body: userChangesSchema,
  output: userSchema,
  failure: saveFailure,
} as const satisfies Endpoint;
