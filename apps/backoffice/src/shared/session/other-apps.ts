import { type Member, type Role, rolesOf } from '@payfac/domain/access';
import { addresses } from '../environment/environment.ts';

/** Roles with access to the capital application. */
const capitalToo: ReadonlySet<Role> = new Set<Role>([
  'admin',
  'underwriter',
  'subborrower',
  'applicant-borrower',
  'capital-partner',
]);

export interface OtherApp {
  readonly label: string;
  readonly href: string;
}

/** The user's other applications, at this environment's addresses. */
export const otherAppsOf = (holder: Member): readonly OtherApp[] =>
  rolesOf(holder).some((role) => capitalToo.has(role))
    ? [{ label: 'Capital backoffice', href: addresses.backOffices.capital }]
    : [];
