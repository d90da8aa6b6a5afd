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

/** The highest of some severities; `low` of none. */
export const highestSeverity = (severities: readonly AlertSeverity[]): AlertSeverity =>
  alertSeverities.findLast((severity) => severities.includes(severity)) ?? 'low';

/** Who acknowledged, and when. */
export const acknowledgeSchema = z.object({
  /** When it was acknowledged. */
  acknowledgedAt: instant,
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username of who acknowledged the alert. */
  user: z.string(),
});

/** An alert raised by a risk rule or by the platform itself, with what raised it and what it is about. */
export const alertSchema = z.object({
  /** Id of the alert, `alr_…`, from `alerts.list`. */
  alertId: z.string(),
  /** The group of alerts. */
  alertGroupId: z.string(),
  /** The state it is in. */
  status: z.enum(alertStatuses),
  /** How urgent the alert is. */
  severity: z.enum(alertSeverities),
  /** A sentence for people. */
  message: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name that the risk rule carries in the back office. */
  ruleName: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The payment or operation. */
  transactionId: z.nullable(z.string()),
  /** The card's token, when the rule watches cards. */
  token: z.nullable(z.string()),
  /** Null where it is about no card, or nothing more of it is known. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Credit, debit or prepaid. */
  cardKind: z.nullable(z.enum(cardKinds)),
  /** The last four digits of the card. */
  truncatedCardNumber: z.nullable(z.string()),
  /** Null while unacknowledged. */
  acknowledge: z.nullable(acknowledgeSchema),
  /** When it was made. */
  createdAt: instant,
});
export type Alert = z.output<typeof alertSchema>;

/** The alerts that one rule raised over one account. */
export const alertGroupSchema = z.object({
  /** The group of alerts. */
  alertGroupId: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name that the risk rule carries in the back office. */
  ruleName: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The highest of its alerts. */
  severity: z.enum(alertSeverities),
  /** Number of alerts in the group. */
  count: z.int(),
  /** How many were not acknowledged. */
  unacknowledgedCount: z.int(),
  /** When it first happened. */
  firstAt: instant,
  /** When it last happened. */
  lastAt: instant,
});
export type AlertGroup = z.output<typeof alertGroupSchema>;
