import type { Role } from '@payfac/domain/access';

/** The password of every seeded user. It isn't secret: the data is made up and the platform is local. */
export const demoPassword = 'lantern-quay-morning';

export interface DemoPerson {
  /** The part of the username before `@brand`. */
  readonly login: string;
  readonly roles: readonly Role[];
  /** What the user sees, for readers of the list of demo users. */
  readonly sees: string;
  /** Positions in the brand's list of live merchants, busiest first, where they hold each of the roles. */
  readonly merchants?: readonly number[];
  /** Another role that they hold at other merchants. */
  readonly also?: { readonly role: Role; readonly merchants: readonly number[] };
  /** The applicant of the application that is still being filled in. */
  readonly isApplicant?: true;
  /** A user of the brand's first service-provider product. */
  readonly isProvider?: true;
  readonly forcePasswordReset?: true;
  readonly isLocked?: true;
}

/** One user per role in each brand, and users in states that have screens of their own. */
export const demoPeople: readonly DemoPerson[] = [
  { login: 'admin', roles: ['admin'], sees: 'Everything of the brand' },
  { login: 'underwriter', roles: ['underwriter'], sees: 'Applications and accounts of the brand' },
  { login: 'bank', roles: ['bank'], sees: 'The brand, to read' },
  {
    login: 'provider',
    roles: ['service-provider'],
    sees: 'The first product and its accounts',
    isProvider: true,
  },
  { login: 'manager', roles: ['manager'], sees: 'Three accounts', merchants: [3, 2, 4] },
  {
    login: 'merchantadmin',
    roles: ['merchant-admin'],
    sees: 'People of three accounts',
    merchants: [3, 2, 4],
  },
  { login: 'employee', roles: ['employee'], sees: 'One account', merchants: [3] },
  { login: 'clerk', roles: ['sales-clerk'], sees: 'One account, at the counter', merchants: [3] },
  { login: 'accounting', roles: ['accounting'], sees: 'Two accounts, to read', merchants: [3, 2] },
  {
    login: 'applicant',
    roles: ['applicant'],
    sees: 'An application being filled in',
    isApplicant: true,
  },
  { login: 'borrower', roles: ['subborrower'], sees: 'The way to the capital application' },
  {
    login: 'newborrower',
    roles: ['applicant-borrower'],
    sees: 'The way to the capital application',
  },
  { login: 'capital', roles: ['capital-partner'], sees: 'The way to the capital application' },
  {
    login: 'newhire',
    roles: ['employee'],
    sees: 'Only the password change, until it is done',
    merchants: [4],
    forcePasswordReset: true,
  },
  {
    login: 'locked',
    roles: ['employee'],
    sees: 'Nothing, until an administrator unlocks it',
    merchants: [4],
    isLocked: true,
  },
  {
    login: 'bookkeeper',
    roles: ['manager'],
    sees: 'One account as its manager, two others to read',
    merchants: [5],
    also: { role: 'accounting', merchants: [3, 2] },
  },
];
