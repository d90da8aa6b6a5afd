import type { Role } from '@payfac/domain/access';
import { type NotificationKind, notificationKinds } from '@payfac/domain/notifications';

/** Who gets which kind, by role. */
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

/** The kinds of notification that somebody of these roles gets. */
export const kindsOf = (roles: readonly Role[]): NotificationKind[] =>
  notificationKinds.filter((kind) => receivers[kind].some((role) => roles.includes(role)));
