import { requiredRoutes } from '../../apps/backoffice/src/app/required-routes.data.ts';
import { type Role, roles } from './people.ts';

/** Records created by a brand's first start, for the parameters of URLs. */
const records = {
  harbor: {
    ':account': 'app_0001',
    ':trading': 'app_0005',
    ':product': 'spp_tidewater',
    ':draft': 'inv_000000223',
    ':plan': 'pln_000000004',
  },
  juniper: {
    ':account': 'app_0041',
    ':trading': 'app_0053',
    ':product': 'spp_trailhead',
    ':draft': 'inv_000000406',
    ':plan': 'pln_000000076',
  },
} as const;

/** Which record a page with a parameter shows. */
const parameters: Readonly<Record<string, string>> = {
  '/products/:id/overview': ':product',
  '/merchant/account/:id/overview': ':trading',
  '/service-provider/account/:id/overview': ':account',
  '/invoices/:id': ':draft',
  '/subscriptions/plans/:id': ':plan',
};

type Screen = readonly [Role, string];

/** Every page of the route table, by each role that may open it. */
export const pagesByRole: readonly Screen[] = roles.flatMap((role) =>
  requiredRoutes
    .filter((route) => route.for === 'everyone' || route.for.includes(role))
    .map(({ path }): Screen => {
      const parameter = parameters[path];
      if (path.includes(':id') && parameter === undefined) throw new Error(`${path} of what?`);
      return [role, parameter === undefined ? path : path.replace(':id', parameter)];
    }),
);

/** Parts of pages, and pages that say most to a role that isn't the first. */
const chosen: readonly Screen[] = [
  ['manager', '/dashboard'],
  ['manager', '/virtual-terminal'],
  ['admin', '/reporting/transactions'],
  ['admin', '/reporting/transactions/declines'],
  ['admin', '/reporting/transactions?part=review'],
  ['admin', '/reporting/transactions?part=processing'],
  ['admin', '/reporting/transactions?part=reconciliation'],
  ['admin', '/reporting/transactions?part=reconciliation&by=batches'],
  ['admin', '/reporting/transactions?part=reconciliation&by=days'],
  ['admin', '/reporting/transactions?part=risk'],
  ['admin', '/reporting/hosted-sessions'],
  ['admin', '/reporting/hosted-sessions?part=tokens'],
  ['admin', '/accounts-view'],
  ['manager', '/apple-pay'],
  ['manager', '/installments'],
  ['manager', '/installment-plan'],
  ['manager', '/invoices'],
  ['manager', '/invoices/new'],
  ['employee', '/send/payment-link'],
  ['admin', '/payment-link-manager'],
  ['manager', '/payment-link-manager?part=templates'],
  ['admin', '/reporting/payouts'],
  ['admin', '/reporting/payouts?part=balances'],
  ['admin', '/reporting/payouts?part=reserves'],
  ['admin', '/reporting/payouts?part=ledger'],
  ['admin', '/reporting/manual-payouts'],
  ['admin', '/reporting/settlement'],
  ['admin', '/reporting/fees'],
  ['manager', '/inbox'],
  ['admin', '/disputes'],
  ['manager', '/customers'],
  ['admin', '/subscriptions'],
  ['admin', '/subscriptions/plans'],
  ['admin', '/subscriptions/plans/new'],
  ['admin', '/risk-management/transactions'],
  ['admin', '/risk-management/rules'],
  ['admin', '/risk-management/rules?part=accounts'],
  ['admin', '/risk-management/rules?part=test-run'],
  ['admin', '/risk-management/alerts'],
  ['admin', '/risk-management/alerts?part=groups'],
  ['admin', '/risk-management/processing'],
  ['admin', '/risk-management/processing?part=cards'],
  ['admin', '/risk-management/processing?part=sessions'],
  ['admin', '/risk-management/processing?part=ips'],
  ['admin', '/risk-management/processing?part=features'],
  ['admin', '/risk-management/processing?part=jobs'],
  ['admin', '/pci-compliance'],
  ['admin', '/products'],
  ['admin', '/invites'],
  ['admin', '/invites?part=applicants'],
  ['admin', '/invites?part=upload'],
  ['service-provider', '/products/:product/overview'],
  ['admin', '/accounts/new'],
  ['admin', '/merchant/account/:account/overview'],
  ['admin', '/merchant/account/:account/overview?section=underwriting'],
  ['admin', '/merchant/account/:account/overview?section=processing'],
  ['admin', '/merchant/account/:trading/overview?section=payouts'],
  ['admin', '/merchant/account/:trading/overview?section=funds'],
  ['admin', '/merchant/account/:trading/overview?section=ledger'],
  ['admin', '/merchant/account/:account/overview?section=risk'],
  ['admin', '/merchant/account/:account/overview?section=activity'],
  ['admin', '/merchant/account/:account/overview?section=tokenization'],
  ['service-provider', '/accounts-center'],
  ['service-provider', '/service-provider/account/:account/overview'],
  ['merchant-admin', '/users/manage'],
  ['admin', '/users/manage'],
  ['admin', '/users/manage?part=activity'],
  ['manager', '/reporting/payouts'],
  ['bank', '/users/manage'],
  ['manager', '/change-password'],
  ['manager', '/profile'],
  ['manager', '/forbidden'],
  ['manager', '/no-such-page'],
];

/** A page's address without its part; one record is as good as another. */
const pageOf = (path: string): string => path.replace(/\?.*/, '').replace(/:\w+/, ':id');

const chosenPages = new Set(chosen.map(([, path]) => pageOf(path)));

/** Every screen, with a role that may open it. A new page is here by its route. */
export const screens: readonly Screen[] = [
  ...chosen,
  ...pagesByRole.filter(
    ([, path], place) =>
      !chosenPages.has(pageOf(path)) &&
      pagesByRole.findIndex(([, other]) => other === path) === place,
  ),
];

/** A URL with its parameters replaced by a record of the brand. */
export const filled = (path: string, brand: keyof typeof records): string =>
  Object.entries(records[brand]).reduce((done, [name, id]) => done.replace(name, id), path);
