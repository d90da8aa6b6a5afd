import * as contract from '@payfac/api/contract';
import {
  createAccountsCenterHandlers,
  createAccountsHandlers,
} from '../areas/accounts/handlers.ts';
import { createActivitiesHandlers } from '../areas/activities/handlers.ts';
import { createAlertsHandlers } from '../areas/alerts/handlers.ts';
import { createApiKeysHandlers } from '../areas/api-keys/handlers.ts';
import { createApiLogsHandlers } from '../areas/api-logs/handlers.ts';
import { createApplicantsHandlers } from '../areas/applicants/handlers.ts';
import {
  createApplicationsCenterHandlers,
  createApplicationsHandlers,
} from '../areas/applications/handlers.ts';
import { createAuthHandlers } from '../areas/auth/handlers.ts';
import { createBalanceHandlers } from '../areas/balance/handlers.ts';
import { createBankAccountsHandlers } from '../areas/bank-accounts/handlers.ts';
import { createCapitalHandlers } from '../areas/capital/handlers.ts';
import { createCommentsHandlers } from '../areas/comments/handlers.ts';
import { createCustomersHandlers } from '../areas/customers/handlers.ts';
import { createDisputesHandlers } from '../areas/disputes/handlers.ts';
import { createEchecksHandlers } from '../areas/echecks/handlers.ts';
import { createFacilitatorsHandlers } from '../areas/facilitators/handlers.ts';
import { createFeesHandlers } from '../areas/fees/handlers.ts';
import { createFundsHandlers } from '../areas/funds/handlers.ts';
import { createHostedSessionsHandlers } from '../areas/hosted-sessions/handlers.ts';
import { createInstallmentsHandlers } from '../areas/installments/handlers.ts';
import { createInvitesHandlers } from '../areas/invites/handlers.ts';
import { createInvoicesHandlers } from '../areas/invoices/handlers.ts';
import { createLedgerHandlers } from '../areas/ledger/handlers.ts';
import { createMetricsHandlers } from '../areas/metrics/handlers.ts';
import { createNotificationsHandlers } from '../areas/notifications/handlers.ts';
import { createOperationsHandlers } from '../areas/operations/handlers.ts';
import { outbox } from '../areas/outbox/contract.ts';
import { createOutboxHandlers } from '../areas/outbox/handlers.ts';
import { createOutcomesHandlers } from '../areas/outcomes/handlers.ts';
import { createPaymentLinkTemplatesHandlers } from '../areas/payment-link-templates/handlers.ts';
import { createPaymentLinksHandlers } from '../areas/payment-links/handlers.ts';
import { createPayoutAccountsHandlers } from '../areas/payout-accounts/handlers.ts';
import { createPayoutsHandlers } from '../areas/payouts/handlers.ts';
import { createPlansHandlers } from '../areas/plans/handlers.ts';
import { createPreviewsHandlers } from '../areas/previews/handlers.ts';
import { createProcessorSessionsHandlers } from '../areas/processor-sessions/handlers.ts';
import { createProductsHandlers } from '../areas/products/handlers.ts';
import { createProvisioningHandlers } from '../areas/provisioning/handlers.ts';
import { createRawsHandlers } from '../areas/raws/handlers.ts';
import { createReconciliationHandlers } from '../areas/reconciliation/handlers.ts';
import { createReportingHandlers } from '../areas/reporting/handlers.ts';
import { createRiskHandlers } from '../areas/risk/handlers.ts';
import { createRiskRulesHandlers } from '../areas/risk-rules/handlers.ts';
import { createSecondFactorHandlers } from '../areas/second-factor/handlers.ts';
import { simulator } from '../areas/simulator/contract.ts';
import { createSimulatorHandlers } from '../areas/simulator/handlers.ts';
import { createSubscriptionsHandlers } from '../areas/subscriptions/handlers.ts';
import { createTagsHandlers } from '../areas/tags/handlers.ts';
import { createTokenSessionsHandlers } from '../areas/token-sessions/handlers.ts';
import { createTokenStatisticsHandlers } from '../areas/token-statistics/handlers.ts';
import { createTokenizationHandlers } from '../areas/tokenization/handlers.ts';
import { createTokenizationSessionsHandlers } from '../areas/tokenization-sessions/handlers.ts';
import { createTransactionsHandlers } from '../areas/transactions/handlers.ts';
import { createResolve } from '../areas/transactions/recover.ts';
import { createUsersHandlers } from '../areas/users/handlers.ts';
import { createWebhooksHandlers } from '../areas/webhooks/handlers.ts';
import type { AnyHandler } from '../http/dispatch.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ResolveOperation } from '../http/idempotency/run-once.ts';
import type { Services } from '../http/services.ts';
import { jobNamed } from './jobs.ts';
import { runDueWork } from './run-due.ts';

/** An area's calls, and the handler of each under the same name. */
interface AnsweredArea {
  readonly calls: contract.Area;
  readonly createHandlers: (services: Services) => Readonly<Record<string, AnyHandler>>;
}

/** A missing handler, or one that returns the wrong type, doesn't type-check. */
const answered = <A extends contract.Area>(
  calls: A,
  create: (services: Services) => Handlers<A> & Readonly<Record<string, AnyHandler>>,
): AnsweredArea => ({ calls, createHandlers: create });

/** The names of the areas that the contract exports. */
type AreaName = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends contract.Area ? Name : never;
}[keyof typeof contract];

/** A missing area of the contract doesn't type-check. */
const ofContract = {
  accounts: answered(contract.accounts, createAccountsHandlers),
  accountsCenter: answered(contract.accountsCenter, createAccountsCenterHandlers),
  activities: answered(contract.activities, createActivitiesHandlers),
  alerts: answered(contract.alerts, createAlertsHandlers),
  apiKeys: answered(contract.apiKeys, createApiKeysHandlers),
  apiLogs: answered(contract.apiLogs, createApiLogsHandlers),
  applicants: answered(contract.applicants, createApplicantsHandlers),
  applications: answered(contract.applications, createApplicationsHandlers),
  applicationsCenter: answered(contract.applicationsCenter, createApplicationsCenterHandlers),
  auth: answered(contract.auth, createAuthHandlers),
  balance: answered(contract.balance, createBalanceHandlers),
  bankAccounts: answered(contract.bankAccounts, createBankAccountsHandlers),
  capital: answered(contract.capital, createCapitalHandlers),
  comments: answered(contract.comments, createCommentsHandlers),
  customers: answered(contract.customers, createCustomersHandlers),
  disputes: answered(contract.disputes, createDisputesHandlers),
  echecks: answered(contract.echecks, createEchecksHandlers),
  facilitators: answered(contract.facilitators, createFacilitatorsHandlers),
  fees: answered(contract.fees, createFeesHandlers),
  funds: answered(contract.funds, createFundsHandlers),
  fundsCenter: answered(contract.fundsCenter, createFundsHandlers),
  hostedSessions: answered(contract.hostedSessions, createHostedSessionsHandlers),
  installments: answered(contract.installments, createInstallmentsHandlers),
  invites: answered(contract.invites, createInvitesHandlers),
  invoices: answered(contract.invoices, createInvoicesHandlers),
  ledger: answered(contract.ledger, createLedgerHandlers),
  metrics: answered(contract.metrics, createMetricsHandlers),
  notifications: answered(contract.notifications, createNotificationsHandlers),
  operations: answered(contract.operations, (services) =>
    createOperationsHandlers(services, (name, now) => jobNamed(name).run(services, now)),
  ),
  outcomes: answered(contract.outcomes, createOutcomesHandlers),
  paymentLinkTemplates: answered(contract.paymentLinkTemplates, createPaymentLinkTemplatesHandlers),
  paymentLinks: answered(contract.paymentLinks, createPaymentLinksHandlers),
  payoutAccounts: answered(contract.payoutAccounts, createPayoutAccountsHandlers),
  payoutAccountsCenter: answered(contract.payoutAccountsCenter, createPayoutAccountsHandlers),
  payouts: answered(contract.payouts, createPayoutsHandlers),
  plans: answered(contract.plans, createPlansHandlers),
  previews: answered(contract.previews, createPreviewsHandlers),
  processorSessions: answered(contract.processorSessions, createProcessorSessionsHandlers),
  products: answered(contract.products, createProductsHandlers),
  provisioning: answered(contract.provisioning, createProvisioningHandlers),
  provisioningCenter: answered(contract.provisioningCenter, createProvisioningHandlers),
  raws: answered(contract.raws, createRawsHandlers),
  reconciliation: answered(contract.reconciliation, createReconciliationHandlers),
  reporting: answered(contract.reporting, createReportingHandlers),
  risk: answered(contract.risk, createRiskHandlers),
  riskRules: answered(contract.riskRules, createRiskRulesHandlers),
  secondFactor: answered(contract.secondFactor, createSecondFactorHandlers),
  subscriptions: answered(contract.subscriptions, createSubscriptionsHandlers),
  tags: answered(contract.tags, createTagsHandlers),
  tokenSessions: answered(contract.tokenSessions, createTokenSessionsHandlers),
  tokenStatistics: answered(contract.tokenStatistics, createTokenStatisticsHandlers),
  tokenization: answered(contract.tokenization, createTokenizationHandlers),
  tokenizationSessions: answered(contract.tokenizationSessions, createTokenizationSessionsHandlers),
  transactions: answered(contract.transactions, createTransactionsHandlers),
  users: answered(contract.users, createUsersHandlers),
  webhooks: answered(contract.webhooks, createWebhooksHandlers),
} satisfies Record<AreaName, AnsweredArea>;

const areas: Readonly<Record<string, AnsweredArea>> = {
  ...ofContract,
  outbox: answered(outbox, createOutboxHandlers),
  simulator: answered(simulator, (services) =>
    createSimulatorHandlers(services, () => runDueWork(services)),
  ),
};

/** All areas of the contract, and the simulator's local controls. */
export const contractAreas: Readonly<Record<string, contract.Area>> = Object.fromEntries(
  Object.entries(areas).map(([name, { calls }]) => [name, calls]),
);

export interface Registry {
  /** By `area.key`. */
  readonly handlers: ReadonlyMap<string, AnyHandler>;
  readonly resolve: ResolveOperation;
}

/** The handlers of all calls. */
export function createHandlers(services: Services): Registry {
  const byName = Object.entries(areas).flatMap(([area, { createHandlers: create }]) =>
    Object.entries(create(services)).map(([key, handler]) => [`${area}.${key}`, handler] as const),
  );
  return { handlers: new Map(byName), resolve: createResolve(services) };
}
