import type { PaymentLinkStatus } from './machine.ts';

/** Whether a link can be paid once or several times. */
export const usageTypes = ['single_use', 'multi_use'] as const;
export type UsageType = (typeof usageTypes)[number];
export const defaultUsageType: UsageType = 'single_use';

export const usageTypeLabels: Readonly<Record<UsageType, string>> = {
  single_use: 'Single use',
  multi_use: 'Multi use',
};

/** Default number of payments a multi-use link accepts. */
export const defaultUsageLimit = 10;
export const maximumUsageLimit = 10_000;

export interface LinkUsage {
  readonly usageType: UsageType;
  /** For `multi_use` links; the default when null. */
  readonly usageLimit: number | null;
  /** Payments made through it, including those in progress. */
  readonly useCount: number;
}

/** Total number of payments the link accepts. */
export const usesAllowed = ({ usageType, usageLimit }: LinkUsage): number =>
  usageType === 'single_use' ? 1 : (usageLimit ?? defaultUsageLimit);

/** Number of payments the link still accepts; at 0 the platform returns 410. */
export const usesLeft = (usage: LinkUsage): number =>
  Math.max(0, usesAllowed(usage) - usage.useCount);

/** Why a link can't be paid. */
export type LinkRefusal = 'onboarding' | 'canceled' | 'expired' | 'used-up';

/** Why a payer is turned away now, even before the expiry job has marked the link; undefined when payable. */
export function linkRefusal(
  link: LinkUsage & { readonly status: PaymentLinkStatus; readonly expiresAt: Date | null },
  now: Date,
): LinkRefusal | undefined {
  const { status, expiresAt } = link;
  if (status === 'onboarding' || status === 'canceled') return status;
  if (status === 'expired' || (expiresAt !== null && expiresAt <= now)) return 'expired';
  return usesLeft(link) === 0 ? 'used-up' : undefined;
}
