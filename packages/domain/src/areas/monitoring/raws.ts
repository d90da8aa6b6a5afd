import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** The kinds of data that are read raw, through one call. */
export const rawKinds = ['suspiciousIps', 'disabledFeatures'] as const;
export type RawKind = (typeof rawKinds)[number];

export const rawKindLabels: Readonly<Record<RawKind, string>> = {
  suspiciousIps: 'Suspicious IPs',
  disabledFeatures: 'Disabled features',
};

/** An address that failed to sign in, or to pay, more often than people do. */
export const suspiciousIpSchema = z.object({
  /** Kind of record. */
  kind: z.literal('suspiciousIps'),
  /** The IP address. */
  ip: z.string(),
  /** Why, in the words of the person who does it. */
  reason: z.enum(['sign-in', 'card-testing']),
  /** What was tried, in order. */
  attempts: z.int(),
  /** When it first happened. */
  firstAt: instant,
  /** When it last happened. */
  lastAt: instant,
  /** Until when it is refused; null when it is only watched. */
  blockedUntil: z.nullable(instant),
});
export type SuspiciousIp = z.output<typeof suspiciousIpSchema>;

/** A feature switched off for an account. */
export const disabledFeatureSchema = z.object({
  /** Kind of record. */
  kind: z.literal('disabledFeatures'),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The feature. */
  feature: z.enum(features),
  /** When it was switched off. */
  disabledAt: instant,
  /** Who switched it off; null for the system. */
  disabledBy: z.nullable(z.string()),
});
export type DisabledFeature = z.output<typeof disabledFeatureSchema>;

/** One row of either kind. */
export const rawSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  suspiciousIpSchema,
  disabledFeatureSchema,
]);
export type Raw = z.output<typeof rawSchema>;
