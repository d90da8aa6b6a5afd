/*
 * The demo users, one per role, and the groups in the table of roles (ROLE-17..26) and in decision 3, written by hand.
 * Imports nothing from the sources, so as not to repeat their mistakes.
 */

export const everyone = [
  'admin',
  'underwriter',
  'bank',
  'provider',
  'manager',
  'merchantadmin',
  'employee',
  'clerk',
  'accounting',
  'applicant',
  'borrower',
] as const;

/** A demo user, by login. */
export type Person = (typeof everyone)[number];
type People = readonly Person[];

export const admins: People = ['admin'];
export const providers: People = ['admin', 'provider'];
export const reviewers: People = ['admin', 'underwriter'];
export const staff: People = ['admin', 'underwriter', 'bank'];
export const merchants: People = ['manager', 'merchantadmin', 'employee', 'applicant'];
export const atTheTill: People = ['admin', 'manager', 'employee', 'clerk'];
export const inTheOffice: People = ['admin', 'manager', 'employee'];
export const managesPeople: People = ['admin', 'merchantadmin'];
export const fillsIn: People = ['admin', 'provider', 'applicant'];

export const seesPayments: People = [
  'admin',
  'underwriter',
  'bank',
  'provider',
  'manager',
  'employee',
  'clerk',
  'accounting',
];
export const seesBalance: People = [...reviewers, ...merchants];
export const seesFees: People = ['admin', 'bank', 'manager', 'employee', 'accounting'];
export const seesPayouts: People = [...seesFees, 'provider'];
