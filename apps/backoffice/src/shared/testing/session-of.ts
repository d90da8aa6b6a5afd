import { fixtures } from '@payfac/api/testing';
import { brandWide, type Feature, type Role } from '@payfac/domain/access';
import type { Session } from '../session/session.ts';

export interface Person {
  readonly roles: readonly Role[];
  /** Features of the user's accounts; one account by default. */
  readonly features?: readonly Feature[];
  readonly accountNames?: readonly string[];
  readonly session?: Partial<Session>;
}

/** A user's session as sign-on returns it, without anything that would redirect them. */
export function sessionOf({ roles, features = [], accountNames, session }: Person): Session {
  const { sso } = fixtures.auth;
  const { payments } = sso.applications;
  const acl = roles.map((role) => ({ role, place: brandWide, forcePasswordReset: false }));
  const accounts = (accountNames ?? ['Granite Clothiers']).map((name, index) => ({
    subMerchantId: `sm_${index + 1}`,
    applicationId: `app_${index + 1}`,
    name,
    features: [...features],
  }));
  return {
    ...sso,
    isLoggedInAs: false,
    forcePasswordReset: false,
    passwordExpired: false,
    mustAddFactor: false,
    applications: { ...sso.applications, payments: { ...payments, acl, accounts } },
    ...session,
  };
}
