import type { PaymentLinkStatus } from './machine.ts';

/** How often a link can be paid. */
export const usageTypes = ['single_use', 'multi_use'] as const;
export type UsageType = (typeof usageTypes)[number];
export const defaultUsageType: UsageType = 'single_use';

export const usageTypeLabels: Readonly<Record<UsageType, string>> = {
  single_use: 'Single use',
  multi_use: 'Multi use',
};

/** How often a multi-use link can be paid unless said otherwise. */
export const defaultUsageLimit = 10;
export const maximumUsageLimit = 10_000;

export interface LinkUsage {
  readonly usageType: UsageType;
  /** For `multi_use`; the default when null. */
  readonly usageLimit: number | null;
  /** Payments made through it, those under way included. */
  readonly useCount: number;
}

/** How often the link can be paid in all. */
export const usesAllowed = ({ usageType, usageLimit }: LinkUsage): number =>
  usageType === 'single_use' ? 1 : (usageLimit ?? defaultUsageLimit);

/** How often the link can still be paid; at 0 the platform returns 410. */
export const usesLeft = (usage: LinkUsage): number =>
  Math.max(0, usesAllowed(usage) - usage.useCount);

/** Why a link cannot be paid. */
export type LinkRefusal = 'onboarding' | 'canceled' | 'expired' | 'used-up';

/** Why a payer is turned away now, even before the clock's job has marked it; undefined when not. */
export function linkRefusal(
  link: LinkUsage & { readonly status: PaymentLinkStatus; readonly expiresAt: Date | null },
  now: Date,
): LinkRefusal | undefined {
  const { status, expiresAt } = link;
  if (status === 'onboarding' || status === 'canceled') return status;
  if (status === 'expired' || (expiresAt !== null && expiresAt <= now)) return 'expired';
  return usesLeft(link) === 0 ? 'used-up' : undefined;
}
