import { isMerchantRole, type Role } from '../../kernel/access/index.ts';
import type { AclEntry } from './acl.ts';

/**
 * Whether a user must choose a new password before anything else: any of the flags is set, or the password is too old.
 * An administrator acting as the user is exempt.
 */
export const mustChangePassword = ({
  acl,
  forcePasswordReset,
  passwordExpired,
  isLoggedInAs,
}: {
  readonly acl: readonly AclEntry[];
  readonly forcePasswordReset: boolean;
  readonly passwordExpired: boolean;
  readonly isLoggedInAs: boolean;
}): boolean =>
  !isLoggedInAs &&
  (forcePasswordReset || passwordExpired || acl.some((entry) => entry.forcePasswordReset));

/**
 * Whether a user with these roles must have an assigned account when saved: a merchant-type role sees nothing without
 * one.
 */
export const needsAccount = (held: readonly Role[]): boolean => held.some(isMerchantRole);
