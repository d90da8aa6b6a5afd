import { type Role, roleLabels } from '@payfac/domain/access';

export interface DemoPerson {
  readonly role: Role;
  readonly label: string;
  readonly username: string;
}

/** One demo user a role, as the local platform's seed names them before the `@brand`. */
const logins: readonly (readonly [Role, string])[] = [
  ['admin', 'admin'],
  ['underwriter', 'underwriter'],
  ['bank', 'bank'],
  ['service-provider', 'provider'],
  ['manager', 'manager'],
  ['merchant-admin', 'merchantadmin'],
  ['employee', 'employee'],
  ['sales-clerk', 'clerk'],
  ['accounting', 'accounting'],
  ['applicant', 'applicant'],
];

/** The demo users of a brand. */
export const demoPeople = (brand: string): DemoPerson[] =>
  logins.map(([role, login]) => ({
    role,
    label: roleLabels[role],
    username: `${login}@${brand}`,
  }));
