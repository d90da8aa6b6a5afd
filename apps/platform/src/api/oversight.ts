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
import { createPayoutsHandlers } from '../areas/payouts/handlers.ts';
import { createProcessorSessionsHandlers } from '../areas/processor-sessions/handlers.ts';
import { createRawsHandlers } from '../areas/raws/handlers.ts';
import { createRiskHandlers } from '../areas/risk/handlers.ts';
import { createRiskRulesHandlers } from '../areas/risk-rules/handlers.ts';
import { createTagsHandlers } from '../areas/tags/handlers.ts';
import { createTokenStatisticsHandlers } from '../areas/token-statistics/handlers.ts';
import { createWebhooksHandlers } from '../areas/webhooks/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of oversight: what happened, who was told, what looked risky, what was paid out. */
export const oversightAreas = {
  activities: contract.activities,
  alerts: contract.alerts,
  apiLogs: contract.apiLogs,
  balance: contract.balance,
  comments: contract.comments,
  disputes: contract.disputes,
  facilitators: contract.facilitators,
  fees: contract.fees,
  ledger: contract.ledger,
  metrics: contract.metrics,
  notifications: contract.notifications,
  operations: contract.operations,
  payouts: contract.payouts,
  processorSessions: contract.processorSessions,
  raws: contract.raws,
  risk: contract.risk,
  riskRules: contract.riskRules,
  tags: contract.tags,
  tokenStatistics: contract.tokenStatistics,
  webhooks: contract.webhooks,
};

type OversightHandlers = {
  readonly [A in keyof typeof oversightAreas]: Handlers<(typeof oversightAreas)[A]>;
};

export const createOversightHandlers = (services: Services): OversightHandlers => ({
  activities: createActivitiesHandlers(services),
  alerts: createAlertsHandlers(services),
  apiLogs: createApiLogsHandlers(services),
  balance: createBalanceHandlers(services),
  comments: createCommentsHandlers(services),
  disputes: createDisputesHandlers(services),
  facilitators: createFacilitatorsHandlers(services),
  fees: createFeesHandlers(services),
  ledger: createLedgerHandlers(services),
  metrics: createMetricsHandlers(services),
  notifications: createNotificationsHandlers(services),
  operations: createOperationsHandlers(services),
  payouts: createPayoutsHandlers(services),
  processorSessions: createProcessorSessionsHandlers(services),
  raws: createRawsHandlers(services),
  risk: createRiskHandlers(services),
  riskRules: createRiskRulesHandlers(services),
  tags: createTagsHandlers(services),
  tokenStatistics: createTokenStatisticsHandlers(services),
  webhooks: createWebhooksHandlers(services),
});
