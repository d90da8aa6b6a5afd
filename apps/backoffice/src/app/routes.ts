import { routes as accountOverview } from '../features/account-overview/routes.ts';
import { routes as accounts } from '../features/accounts/routes.ts';
import { routes as alerts } from '../features/alerts/routes.ts';
import { routes as applePay } from '../features/apple-pay/routes.ts';
import { routes as changePassword } from '../features/change-password/routes.ts';
import { routes as customers } from '../features/customers/routes.ts';
import { routes as dashboard } from '../features/dashboard/routes.ts';
import { routes as developer } from '../features/developer/routes.ts';
import { routes as disputes } from '../features/disputes/routes.ts';
import { routes as fees } from '../features/fees/routes.ts';
import { routes as hostedSessions } from '../features/hosted-sessions/routes.ts';
import { routes as inbox } from '../features/inbox/routes.ts';
import { routes as installments } from '../features/installments/routes.ts';
import { routes as invites } from '../features/invites/routes.ts';
import { routes as invoices } from '../features/invoices/routes.ts';
import { routes as manualPayouts } from '../features/manual-payouts/routes.ts';
import { routes as paymentLinks } from '../features/payment-links/routes.ts';
import { routes as payouts } from '../features/payouts/routes.ts';
import { routes as pci } from '../features/pci/routes.ts';
import { routes as products } from '../features/products/routes.ts';
import { routes as profile } from '../features/profile/routes.ts';
import { routes as riskGroups } from '../features/risk-groups/routes.ts';
import { routes as riskProcessing } from '../features/risk-processing/routes.ts';
import { routes as riskRules } from '../features/risk-rules/routes.ts';
import { routes as settlements } from '../features/settlements/routes.ts';
import { routes as subscriptions } from '../features/subscriptions/routes.ts';
import { routes as transactions } from '../features/transactions/routes.ts';
import { routes as users } from '../features/users/routes.ts';
import { routes as virtualTerminal } from '../features/virtual-terminal/routes.ts';
import { place } from '../shared/environment/environment.ts';
import { type AppRoute, existsIn } from '../shared/routes/route.ts';

/**
 * Every page of every environment, one line per feature: deleting a feature deletes its line. Equally good search
 * results are offered in this order, payments before what followed from them.
 */
export const allRoutes: readonly AppRoute[] = [
  ...dashboard,
  ...accounts,
  ...products,
  ...invites,
  ...accountOverview,
  ...virtualTerminal,
  ...applePay,
  ...customers,
  ...installments,
  ...invoices,
  ...subscriptions,
  ...transactions,
  ...hostedSessions,
  ...paymentLinks,
  ...disputes,
  ...fees,
  ...payouts,
  ...manualPayouts,
  ...settlements,
  ...riskGroups,
  ...riskRules,
  ...alerts,
  ...riskProcessing,
  ...users,
  ...pci,
  ...developer,
  ...inbox,
  ...profile,
  ...changePassword,
];

/** The pages of the current environment. */
export const routes: readonly AppRoute[] = allRoutes.filter((route) =>
  existsIn(route, place.environment),
);
