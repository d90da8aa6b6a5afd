import * as z from 'zod/mini';
import { cardBrands, cardKinds } from '../enumerations/index.ts';
import { instant } from '../time/index.ts';
import { alertStatuses } from './machine.ts';

export const alertSeverities = ['low', 'medium', 'high'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

export const alertSeverityLabels: Readonly<Record<AlertSeverity, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** The highest of some severities; `low` of none. */
export const highestSeverity = (severities: readonly AlertSeverity[]): AlertSeverity =>
  alertSeverities.findLast((severity) => severities.includes(severity)) ?? 'low';

/** Who acknowledged, and when (document 1, section 3). */
export const acknowledgeSchema = z.object({
  acknowledgedAt: instant,
  userId: z.string(),
  user: z.string(),
});

/**
 * An alert that a risk rule raised, or the platform itself. `alertId` and `acknowledge` are the document's;
 * the rest says what raised it and over what.
 */
export const alertSchema = z.object({
  alertId: z.string(),
  alertGroupId: z.string(),
  status: z.enum(alertStatuses),
  severity: z.enum(alertSeverities),
  message: z.string(),
  ruleId: z.string(),
  ruleName: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  transactionId: z.nullable(z.string()),
  /** The card's token, when the rule watches cards. */
  token: z.nullable(z.string()),
  /** Null where it is about no card, or nothing more of it is known. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  cardKind: z.nullable(z.enum(cardKinds)),
  truncatedCardNumber: z.nullable(z.string()),
  /** Null while unacknowledged. */
  acknowledge: z.nullable(acknowledgeSchema),
  createdAt: instant,
});
export type Alert = z.output<typeof alertSchema>;

/** The alerts that one rule raised over one account. */
export const alertGroupSchema = z.object({
  alertGroupId: z.string(),
  ruleId: z.string(),
  ruleName: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  /** The highest of its alerts. */
  severity: z.enum(alertSeverities),
  count: z.int(),
  unacknowledgedCount: z.int(),
  firstAt: instant,
  lastAt: instant,
});
export type AlertGroup = z.output<typeof alertGroupSchema>;
