import {
  activities,
  alerts,
  balance,
  comments,
  disputes,
  facilitators,
  fees,
  ledger,
  metrics,
  notifications,
  payouts,
  risk,
  riskRules,
  tags,
} from '@payfac/api/contract';
import { createActivitiesHandlers } from '../areas/activities/handlers.ts';
import { createAlertsHandlers } from '../areas/alerts/handlers.ts';
import { createBalanceHandlers } from '../areas/balance/handlers.ts';
import { createCommentsHandlers } from '../areas/comments/handlers.ts';
import { createDisputesHandlers } from '../areas/disputes/handlers.ts';
import { createFacilitatorsHandlers } from '../areas/facilitators/handlers.ts';
import { createFeesHandlers } from '../areas/fees/handlers.ts';
import { createLedgerHandlers } from '../areas/ledger/handlers.ts';
import { createMetricsHandlers } from '../areas/metrics/handlers.ts';
import { createNotificationsHandlers } from '../areas/notifications/handlers.ts';
import { createPayoutsHandlers } from '../areas/payouts/handlers.ts';
import { createRiskHandlers } from '../areas/risk/handlers.ts';
import { createRiskRulesHandlers } from '../areas/risk-rules/handlers.ts';
import { createTagsHandlers } from '../areas/tags/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of oversight: what happened, who was told, what looked risky, what was paid out. */
export const oversightAreas = {
  activities,
  alerts,
  balance,
  comments,
  disputes,
  facilitators,
  fees,
  ledger,
  metrics,
  notifications,
  payouts,
  risk,
  riskRules,
  tags,
};

type OversightHandlers = {
  readonly [A in keyof typeof oversightAreas]: Handlers<(typeof oversightAreas)[A]>;
};

export const createOversightHandlers = (services: Services): OversightHandlers => ({
  activities: createActivitiesHandlers(services),
  alerts: createAlertsHandlers(services),
  balance: createBalanceHandlers(services),
  comments: createCommentsHandlers(services),
  disputes: createDisputesHandlers(services),
  facilitators: createFacilitatorsHandlers(services),
  fees: createFeesHandlers(services),
  ledger: createLedgerHandlers(services),
  metrics: createMetricsHandlers(services),
  notifications: createNotificationsHandlers(services),
  payouts: createPayoutsHandlers(services),
  risk: createRiskHandlers(services),
  riskRules: createRiskRulesHandlers(services),
  tags: createTagsHandlers(services),
});
