/** The ten roles, in their canonical spelling. */
export const roles = [
  'admin',
  'underwriter',
  'bank',
  'service-provider',
  'manager',
  'applicant',
  'merchant-admin',
  'employee',
  'sales-clerk',
  'accounting',
] as const;

/** Roles of the capital application: they sign in, see an empty account list and a link to that application. */
export const capitalRoles = ['subborrower', 'applicant-borrower', 'capital-partner'] as const;

export type Role = (typeof roles)[number] | (typeof capitalRoles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  underwriter: 'Underwriter',
  bank: 'Bank',
  'service-provider': 'Service provider',
  manager: 'Manager',
  applicant: 'Applicant',
  'merchant-admin': 'Merchant admin',
  employee: 'Employee',
  'sales-clerk': 'Sales clerk',
  accounting: 'Accounting',
  subborrower: 'Sub-borrower',
  'applicant-borrower': 'Applicant borrower',
  'capital-partner': 'Capital partner',
};

/** Merchant-type users: their scope is their own accounts. */
export const merchantRoles = [
  'manager',
  'applicant',
  'merchant-admin',
  'employee',
  'sales-clerk',
  'accounting',
] as const satisfies readonly Role[];

const merchantRoleSet: ReadonlySet<string> = new Set(merchantRoles);

export const isMerchantRole = (role: Role): boolean => merchantRoleSet.has(role);

const spellings: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...[...roles, ...capitalRoles].map((role): [string, Role] => [role, role]),
  ['merchant-manager', 'manager'],
  ['merchant-applicant', 'applicant'],
  ['merchant-employee', 'employee'],
  ['merchant-accounting', 'accounting'],
  ['merchant-sales-clerk', 'sales-clerk'],
  ['merchant admin', 'merchant-admin'],
  ['sales clerk', 'sales-clerk'],
]);

/** The canonical role of any accepted spelling (ROLE-13, ROLE-14); undefined for a role that can't sign in. */
export const parseRole = (spelling: string): Role | undefined =>
  spellings.get(spelling.trim().toLowerCase());
