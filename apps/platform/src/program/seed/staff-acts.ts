import type { Book } from './book.ts';
import { seedBrands } from './data/brands.ts';
import { type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import { liveMerchantsOf, staffMember } from './staff.ts';

const dayMs = 86_400_000;

/** What users of each role do besides taking payments: whose action, which ability, in words, how often. */
const acts: readonly (readonly [
  login: string,
  action: string,
  message: string,
  everyDays: number,
])[] = [
  ['manager', 'customers.manage', 'Changed a customer', 2],
  ['manager', 'invoices.manage', 'Sent an invoice', 1],
  ['manager', 'paylink.send', 'Sent a payment link', 1],
  ['manager', 'paymentLinkManager', 'Changed a payment link template', 9],
  ['manager', 'transactions.edit', 'Changed the description of a payment', 4],
  ['provider', 'subscriptions.manage', 'Changed a plan', 6],
  ['provider', 'products.edit', 'Changed the product’s settings', 8],
  ['provider', 'apiKeys.manage', 'Made an API key', 11],
  ['provider', 'invites.manage', 'Sent an invite', 3],
  ['provider', 'accounts.new', 'Began an application', 6],
  ['provider', 'accounts.submit', 'Submitted an application', 7],
  ['underwriter', 'accounts.check', 'Ran checks', 2],
  ['underwriter', 'accounts.approve', 'Approved an application', 8],
  ['underwriter', 'accounts.status', 'Asked a merchant for information', 5],
  ['underwriter', 'transactions.tab.reconciliation', 'Resolved a settlement difference', 10],
  ['admin', 'accounts.provision', 'Provisioned simulator', 8],
  ['admin', 'alerts.manage', 'Acknowledged alerts', 2],
  ['admin', 'rules.edit', 'Changed a risk rule', 12],
  ['admin', 'riskMetrics.edit', 'Set the risk metrics', 10],
  ['admin', 'payouts.acknowledge', 'Acknowledged payouts', 1],
  ['admin', 'payouts.hold', 'Put a payout on hold', 9],
  ['admin', 'payouts.manual', 'Made a payout by hand', 12],
  ['admin', 'funds.release', 'Released reserved funds', 13],
  ['admin', 'users.manage', 'Changed a user', 5],
  ['admin', 'auth.loginAs', 'Acted as another person', 6],
  ['admin', 'transactions.review', 'Approved a payment held for review', 4],
  ['merchantadmin', 'users.manage', 'Added a user', 7],
  ['accounting', 'profile-edited', 'Changed their profile', 12],
  ['employee', 'password-changed', 'Changed their password', 13],
  ['clerk', 'signed-out', 'Signed out', 1],
];

const shownDays = 14;

/** What staff and merchants' users did in the last two weeks. */
export function addStaffActs(book: Book, merchants: readonly SeedMerchant[], anchor: Date): void {
  for (const { facilitatorId } of seedBrands) {
    const [busiest] = liveMerchantsOf(merchants, facilitatorId);
    if (!busiest) continue;
    for (const [place, [login, action, message, everyDays]] of acts.entries()) {
      for (let day = 0; day < shownDays; day += everyDays) {
        const at = anchor.getTime() - day * dayMs - (place + 1) * 1_380_000;
        book.rows.userActivities.push({
          activityId: book.newId('act'),
          facilitatorId,
          ...staffMember(login, facilitatorId),
          subMerchantId: subMerchantIdOf(busiest),
          action,
          message,
          ip: `198.51.100.${40 + place}`,
          createdAt: new Date(at),
        });
      }
    }
  }
}
