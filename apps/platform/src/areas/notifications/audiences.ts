import type { Role } from '@payfac/domain/access';
import { type NotificationKind, notificationKinds } from '@payfac/domain/notifications';

/** The roles that receive each kind. */
const receivers: Readonly<Record<NotificationKind, readonly Role[]>> = {
  'alert-raised': ['admin'],
  'application-submitted': ['admin', 'underwriter'],
  'information-requested': ['service-provider', 'applicant', 'merchant-admin'],
  'application-decided': ['service-provider', 'applicant', 'merchant-admin'],
  'dispute-opened': ['admin', 'service-provider', 'manager', 'accounting'],
  'dispute-updated': ['admin', 'service-provider', 'manager', 'accounting'],
  'payment-received': ['manager', 'employee', 'sales-clerk', 'accounting'],
  'payout-failed': ['admin', 'bank', 'service-provider', 'manager', 'accounting'],
  'payout-account-changed': ['admin', 'bank', 'manager', 'merchant-admin'],
  'webhook-failing': ['admin', 'service-provider'],
};

/** The kinds of notifications that a user with these roles receives. */
export const kindsOf = (roles: readonly Role[]): NotificationKind[] =>
  notificationKinds.filter((kind) => receivers[kind].some((role) => roles.includes(role)));
