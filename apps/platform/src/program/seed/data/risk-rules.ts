import type { AlertSeverity } from '@payfac/domain/alerts';
import type { RiskAction } from '@payfac/domain/risk';

/** A rule of both brands; amounts are in dollars, as in the API. */
export interface SeedRule {
  /** The end of its id, after the brand. */
  readonly key: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly action: RiskAction;
  readonly severity: AlertSeverity;
  readonly kind: 'metric-limit' | 'amount-limit' | 'mismatch' | 'card-spread';
  readonly params: Readonly<Record<string, unknown>>;
  /** The accounts that it applies to, by position among a brand's accounts that take payments. Default: all. */
  readonly accounts?: readonly number[];
}

/** Larger payments raise an alert. In dollars. */
export const largePayment = 2500;

export const seedRules: readonly SeedRule[] = [
  {
    key: 'large_payment',
    name: 'Large payment',
    enabled: true,
    action: 'alert',
    severity: 'medium',
    kind: 'amount-limit',
    params: { maximum: largePayment },
  },
  {
    key: 'security_code',
    name: 'Security code does not match',
    enabled: true,
    action: 'review',
    severity: 'high',
    kind: 'mismatch',
    params: { checks: ['cvv'] },
  },
  {
    key: 'address',
    name: 'Address does not match',
    enabled: true,
    action: 'alert',
    severity: 'low',
    kind: 'mismatch',
    params: { checks: ['street', 'zip'] },
  },
  {
    key: 'card_spread',
    name: 'Card at many accounts',
    enabled: true,
    action: 'alert',
    severity: 'high',
    kind: 'card-spread',
    params: { period: 'daily', accounts: 4 },
  },
  {
    key: 'busy_card',
    name: 'Busy card',
    enabled: true,
    action: 'alert',
    severity: 'medium',
    kind: 'metric-limit',
    params: { subject: 'card', metric: 'transactionCount', period: 'daily', limit: '8' },
  },
  {
    key: 'declines',
    name: 'Declines of an account',
    enabled: true,
    action: 'alert',
    severity: 'medium',
    kind: 'metric-limit',
    params: { subject: 'account', metric: 'declineRate', period: 'weekly', limit: '35' },
  },
  {
    key: 'very_large',
    name: 'Decline above ten thousand',
    enabled: false,
    action: 'decline',
    severity: 'high',
    kind: 'amount-limit',
    params: { maximum: 10_000 },
  },
  {
    key: 'small_shops',
    name: 'Large ticket at a small shop',
    enabled: true,
    action: 'alert',
    severity: 'medium',
    kind: 'amount-limit',
    params: { maximum: 1500 },
    accounts: [6, 9],
  },
];

/** A rule that one account has switched off, by position among a brand's accounts that take payments. */
export const switchedOff = { key: 'busy_card', account: 7 } as const;

export const seedRuleIdOf = (facilitatorId: string, key: string): string =>
  `rul_${facilitatorId}_${key}`;
