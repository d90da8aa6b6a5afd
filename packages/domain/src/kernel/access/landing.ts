import type { Role } from './roles.ts';

export type Landing =
  | '/reporting/transactions'
  | '/dashboard'
  | '/accounts-center'
  | '/users/manage'
  | '/accounts-view';

const dashboardRoles: ReadonlySet<Role> = new Set<Role>([
  'manager',
  'accounting',
  'employee',
  'admin',
  'underwriter',
]);

/** Landing page of `/`; the first match wins (LAND-01..09). */
export function landingFor(roles: readonly Role[]): Landing {
  if (roles.includes('sales-clerk')) return '/reporting/transactions';
  if (roles.some((role) => dashboardRoles.has(role))) return '/dashboard';
  if (roles.includes('service-provider')) return '/accounts-center';
  if (roles.length === 1 && roles[0] === 'merchant-admin') return '/users/manage';
  return '/accounts-view';
}
