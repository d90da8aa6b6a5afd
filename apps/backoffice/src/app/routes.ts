import { routes as accounts } from '../features/accounts/routes.ts';
import { routes as changePassword } from '../features/change-password/routes.ts';
import { routes as dashboard } from '../features/dashboard/routes.ts';
import { routes as inbox } from '../features/inbox/routes.ts';
import { routes as invoices } from '../features/invoices/routes.ts';
import { routes as payouts } from '../features/payouts/routes.ts';
import { routes as transactions } from '../features/transactions/routes.ts';
import { routes as users } from '../features/users/routes.ts';
import { routes as virtualTerminal } from '../features/virtual-terminal/routes.ts';
import { place } from '../shared/environment/environment.ts';
import { existsIn } from '../shared/routes/may-open.ts';
import type { AppRoute } from '../shared/routes/route.ts';

/** Every page of every environment, one line a feature: deleting a feature deletes its line. */
export const allRoutes: readonly AppRoute[] = [
  ...dashboard,
  ...accounts,
  ...virtualTerminal,
  ...invoices,
  ...transactions,
  ...payouts,
  ...users,
  ...inbox,
  ...changePassword,
];

/** The pages of the environment the app was opened in. */
export const routes: readonly AppRoute[] = allRoutes.filter((route) =>
  existsIn(route, place.environment),
);
