import { isMerchantRole, type Role } from '../../kernel/access/index.ts';
import type { AclEntry } from './acl.ts';

/**
 * Whether a person must choose a new password before anything else: any of the flags, or a password
 * that is too old. Someone acting as them is exempt.
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
 * Whether a user with these roles must have an assigned account when saved:
 * one with a merchant-type role has nothing to see without.
 */
export const needsAccount = (held: readonly Role[]): boolean => held.some(isMerchantRole);
