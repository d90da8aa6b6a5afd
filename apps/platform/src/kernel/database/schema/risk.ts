import type { AlertSeverity, AlertStatus } from '@payfac/domain/alerts';
import type { RiskAction, RiskCondition } from '@payfac/domain/risk';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, money, updatedAt, word } from './columns.ts';

export const riskRules = pgTable(
  'risk_rules',
  {
    ruleId: text('rule_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    action: word<RiskAction>('action').notNull(),
    severity: word<AlertSeverity>('severity').notNull(),
    /** Kind and params as on the wire: amounts in dollars. */
    condition: document<{
      readonly kind: RiskCondition['kind'];
      readonly params: Readonly<Record<string, unknown>>;
    }>('condition').notNull(),
    /** Empty means all accounts. */
    subMerchantIds: text('sub_merchant_ids').array().notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('risk_rules_facilitator').on(table.facilitatorId, table.name)],
);

/** A payment flagged by a rule, with the evidence at that time. */
export const riskEvaluations = pgTable(
  'risk_evaluations',
  {
    evaluationId: text('evaluation_id').primaryKey(),
    /** Rule, account and the facilitator's day. */
    groupId: text('group_id').notNull(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    ruleId: text('rule_id').notNull(),
    ruleName: text('rule_name').notNull(),
    transactionId: text('transaction_id').notNull(),
    amount: money('amount').notNull(),
    action: word<RiskAction>('action').notNull(),
    evidence: text('evidence').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('risk_evaluations_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
    ),
    index('risk_evaluations_group').on(table.groupId, table.createdAt.desc().nullsFirst()),
    index('risk_evaluations_transaction').on(table.transactionId),
  ],
);

export const alerts = pgTable(
  'alerts',
  {
    alertId: text('alert_id').primaryKey(),
    /** One per rule and account. */
    alertGroupId: text('alert_group_id').notNull(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    status: word<AlertStatus>('status').notNull(),
    severity: word<AlertSeverity>('severity').notNull(),
    message: text('message').notNull(),
    ruleId: text('rule_id').notNull(),
    ruleName: text('rule_name').notNull(),
    transactionId: text('transaction_id'),
    token: text('token'),
    last4: text('last4'),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedUserId: text('acknowledged_user_id'),
    acknowledgedUser: text('acknowledged_user'),
    createdAt: createdAt(),
  },
  (table) => [
    index('alerts_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.alertId,
    ),
    index('alerts_of_merchant').on(table.subMerchantId, table.createdAt.desc().nullsFirst()),
    index('alerts_group').on(table.alertGroupId),
    index('alerts_transaction').on(table.transactionId),
  ],
);
