import * as contract from '@payfac/api/contract';
import { createActivitiesHandlers } from '../areas/activities/handlers.ts';
import { createAlertsHandlers } from '../areas/alerts/handlers.ts';
import { createApiLogsHandlers } from '../areas/api-logs/handlers.ts';
import { createBalanceHandlers } from '../areas/balance/handlers.ts';
import { createCommentsHandlers } from '../areas/comments/handlers.ts';
import { createDisputesHandlers } from '../areas/disputes/handlers.ts';
import { createFacilitatorsHandlers } from '../areas/facilitators/handlers.ts';
import { createFeesHandlers } from '../areas/fees/handlers.ts';
import { createLedgerHandlers } from '../areas/ledger/handlers.ts';
import { createMetricsHandlers } from '../areas/metrics/handlers.ts';
import { createNotificationsHandlers } from '../areas/notifications/handlers.ts';
import { createOperationsHandlers } from '../areas/operations/handlers.ts';
import { createOutcomesHandlers } from '../areas/outcomes/handlers.ts';
import { createPayoutsHandlers } from '../areas/payouts/handlers.ts';
import { createProcessorSessionsHandlers } from '../areas/processor-sessions/handlers.ts';
import { createRawsHandlers } from '../areas/raws/handlers.ts';
import { createReconciliationHandlers } from '../areas/reconciliation/handlers.ts';
import { createRiskHandlers } from '../areas/risk/handlers.ts';
import { createRiskRulesHandlers } from '../areas/risk-rules/handlers.ts';
import { createTagsHandlers } from '../areas/tags/handlers.ts';
import { createTokenStatisticsHandlers } from '../areas/token-statistics/handlers.ts';
import { createWebhooksHandlers } from '../areas/webhooks/handlers.ts';
import { answered } from './answered.ts';

/** The areas of oversight: what happened, who was told, what looked risky, what was paid out. */
export const oversight = {
  activities: answered(contract.activities, createActivitiesHandlers),
  alerts: answered(contract.alerts, createAlertsHandlers),
  apiLogs: answered(contract.apiLogs, createApiLogsHandlers),
  balance: answered(contract.balance, createBalanceHandlers),
  comments: answered(contract.comments, createCommentsHandlers),
  disputes: answered(contract.disputes, createDisputesHandlers),
  facilitators: answered(contract.facilitators, createFacilitatorsHandlers),
  fees: answered(contract.fees, createFeesHandlers),
  ledger: answered(contract.ledger, createLedgerHandlers),
  metrics: answered(contract.metrics, createMetricsHandlers),
  notifications: answered(contract.notifications, createNotificationsHandlers),
  operations: answered(contract.operations, createOperationsHandlers),
  outcomes: answered(contract.outcomes, createOutcomesHandlers),
  payouts: answered(contract.payouts, createPayoutsHandlers),
  processorSessions: answered(contract.processorSessions, createProcessorSessionsHandlers),
  raws: answered(contract.raws, createRawsHandlers),
  reconciliation: answered(contract.reconciliation, createReconciliationHandlers),
  risk: answered(contract.risk, createRiskHandlers),
  riskRules: answered(contract.riskRules, createRiskRulesHandlers),
  tags: answered(contract.tags, createTagsHandlers),
  tokenStatistics: answered(contract.tokenStatistics, createTokenStatisticsHandlers),
  webhooks: answered(contract.webhooks, createWebhooksHandlers),
};
