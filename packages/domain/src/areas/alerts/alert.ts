import * as z from 'zod/mini';
import { cardBrands, cardKinds } from '../../kernel/enumerations/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { alertStatuses } from './machine.ts';

export const alertSeverities = ['low', 'medium', 'high'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

export const alertSeverityLabels: Readonly<Record<AlertSeverity, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** The highest of several severities; `low` for none. */
export const highestSeverity = (severities: readonly AlertSeverity[]): AlertSeverity =>
  alertSeverities.findLast((severity) => severities.includes(severity)) ?? 'low';

/** Who acknowledged an alert, and when. */
export const acknowledgeSchema = z.object({
  /** When it was acknowledged. */
  acknowledgedAt: instant,
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username of the person who acknowledged it. */
  user: z.string(),
});

/** An alert raised by a risk rule or by the platform, with its rule, account and payment. */
export const alertSchema = z.object({
  /** Id of the alert, `alr_…`, from `alerts.list`. */
  alertId: z.string(),
  /** Id of the alert group. */
  alertGroupId: z.string(),
  /** Current status. */
  status: z.enum(alertStatuses),
  /** Severity of the alert. */
  severity: z.enum(alertSeverities),
  /** Human-readable message. */
  message: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name of the risk rule. */
  ruleName: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: z.nullable(z.string()),
  /** Token of the card; null unless the rule watches cards. */
  token: z.nullable(z.string()),
  /** Null for an alert without a card, or when the brand isn't known. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Card funding type: credit, debit or prepaid. */
  cardKind: z.nullable(z.enum(cardKinds)),
  /** Last four digits of the card. */
  truncatedCardNumber: z.nullable(z.string()),
  /** Null while unacknowledged. */
  acknowledge: z.nullable(acknowledgeSchema),
  /** When it was created. */
  createdAt: instant,
});
export type Alert = z.output<typeof alertSchema>;

/** The alerts that one rule raised for one account. */
export const alertGroupSchema = z.object({
  /** Id of the alert group. */
  alertGroupId: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name of the risk rule. */
  ruleName: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Highest severity of its alerts. */
  severity: z.enum(alertSeverities),
  /** Number of alerts in the group. */
  count: z.int(),
  /** Unacknowledged alerts. */
  unacknowledgedCount: z.int(),
  /** First occurrence. */
  firstAt: instant,
  /** Most recent occurrence. */
  lastAt: instant,
});
export type AlertGroup = z.output<typeof alertGroupSchema>;
