import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** Kinds of monitoring records that the raw data call returns. */
export const rawKinds = ['suspiciousIps', 'disabledFeatures'] as const;
export type RawKind = (typeof rawKinds)[number];

export const rawKindLabels: Readonly<Record<RawKind, string>> = {
  suspiciousIps: 'Suspicious IPs',
  disabledFeatures: 'Disabled features',
};

/** An IP address with more failed sign-ins or payments than a person would have. */
export const suspiciousIpSchema = z.object({
  /** Kind of record. */
  kind: z.literal('suspiciousIps'),
  /** IP address. */
  ip: z.string(),
  /** Activity that flagged the address. */
  reason: z.enum(['sign-in', 'card-testing']),
  /** Number of failed attempts. */
  attempts: z.int(),
  /** First occurrence. */
  firstAt: instant,
  /** Most recent occurrence. */
  lastAt: instant,
  /** When its block ends; null while it is only watched. */
  blockedUntil: z.nullable(instant),
});
export type SuspiciousIp = z.output<typeof suspiciousIpSchema>;

/** A feature disabled for an account. */
export const disabledFeatureSchema = z.object({
  /** Kind of record. */
  kind: z.literal('disabledFeatures'),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Name of the feature. */
  feature: z.enum(features),
  /** When it was disabled. */
  disabledAt: instant,
  /** Username of the person who disabled it; null for the system. */
  disabledBy: z.nullable(z.string()),
});
export type DisabledFeature = z.output<typeof disabledFeatureSchema>;

/** A record of either kind. */
export const rawSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  suspiciousIpSchema,
  disabledFeatureSchema,
]);
export type Raw = z.output<typeof rawSchema>;
