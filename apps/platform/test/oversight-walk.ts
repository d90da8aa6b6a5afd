import * as contract from '@payfac/api/contract';
import { jobNames } from '@payfac/domain/jobs';
import { eq } from 'drizzle-orm';
import { alerts as alertRows } from '../src/kernel/database/schema/index.ts';
import type { TestApi } from './api.ts';
import type { TestResponse, TestSession } from './session.ts';

/** Makes a call that must succeed and be as its schema says. */
export type Succeed = (
  endpoint: contract.Endpoint,
  session: TestSession,
  path: string,
  /** Bytes are sent as they are. */
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
  // oxlint-disable-next-line typescript/no-explicit-any -- responses of every shape
) => Promise<TestResponse['body']>;

export interface Walker {
  readonly api: TestApi;
  readonly succeed: Succeed;
  readonly admin: TestSession;
  readonly provider: TestSession;
}

const alertIds = ['alt_one', 'alt_two', 'alt_three', 'alt_four', 'alt_five'] as const;

/** Alerts that nobody has looked at, of the kind of one that the seed made. */
async function addAlerts({ open: { database } }: TestApi): Promise<void> {
  const ofHarbor = eq(alertRows.facilitatorId, 'harbor');
  const [seeded] = await database.select().from(alertRows).where(ofHarbor).limit(1);
  if (!seeded) throw new Error('The seed made no alert.');
  const fresh = { ...seeded, status: 'unacknowledged', severity: 'high' } as const;
  await database.insert(alertRows).values(alertIds.map((alertId) => ({ ...fresh, alertId })));
}

/** The walk's calls of the areas of oversight, by area. */
export const oversightWalk: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
  activities: async ({ succeed, admin }) => {
    await succeed(contract.activities.list, admin, 'foundation/useractivities/get');
  },

  comments: async ({ succeed, admin }) => {
    const about = { modelName: 'applications', modelId: 'app_0001' };
    const text = 'Asked for the lease.';
    await succeed(contract.comments.set, admin, 'foundation/comments/set', { ...about, text });
    const query = new URLSearchParams(about);
    await succeed(contract.comments.list, admin, `foundation/comments/get?${query}`);
  },

  alerts: async ({ succeed, admin, api }) => {
    const { alerts } = contract;
    const path = 'foundation/alerts';
    const [one, two, three, four, five] = alertIds;
    await addAlerts(api);
    await succeed(alerts.list, admin, `${path}/get?pageSize=6`);
    await succeed(alerts.groups, admin, `${path}/groups`);
    await succeed(alerts.acknowledge, admin, `${path}/ack`, { alertId: one });
    await succeed(alerts.unacknowledge, admin, `${path}/unack`, { alertId: one });
    await succeed(alerts.discard, admin, `${path}/discard`, { alertId: one });
    await succeed(alerts.batchAcknowledge, admin, `${path}/batch/ack`, { alertIds: [two, three] });
    await succeed(alerts.batchUnacknowledge, admin, `${path}/batch/unack`, { alertIds: [two] });
    await succeed(alerts.batchDiscard, admin, `${path}/batch/discard`, { alertIds: [four, five] });
    const filters = { severity: ['high'] };
    await succeed(alerts.bulkAcknowledge, admin, `${path}/bulk/ack`, { filters });
    await succeed(alerts.bulkUnacknowledge, admin, `${path}/bulk/unack`, { filters });
    await succeed(alerts.accountChart, admin, `${path}/charts/submerchant/daily`);
    await succeed(alerts.cardChart, admin, `${path}/charts/cctoken/weekly`);
  },

  metrics: async ({ succeed, admin }) => {
    const { metrics } = contract;
    await succeed(metrics.load, admin, 'metrics/load?period=monthly');
    await succeed(metrics.accounts, admin, 'metrics/ccTxMetrics?period=weekly');
    await succeed(metrics.cards, admin, 'metrics/ccTokenMetrics');
    await succeed(metrics.runRule, admin, 'metrics/rule/rul_harbor_large_payment', {
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-03-18T00:00:00.000Z',
    });
    await succeed(metrics.testRun, admin, 'metrics/test-run', {
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-03-18T00:00:00.000Z',
      subMerchantIds: ['sm_0001'],
      kind: 'amount-limit',
      params: { maximum: 500 },
    });
  },

  risk: async ({ succeed, admin }) => {
    await succeed(contract.risk.groups, admin, 'risk/transactions/groupid');
    await succeed(contract.risk.accountsRules, admin, 'risk/accounts-rules');
  },

  riskRules: async ({ succeed, admin }) => {
    const { riskRules } = contract;
    const rule = {
      name: 'Over nine thousand',
      enabled: true,
      action: 'alert',
      severity: 'low',
      subMerchantIds: ['sm_0001'],
      kind: 'amount-limit',
      params: { maximum: 9000.5 },
    };
    const made = await succeed(riskRules.create, admin, 'risk/rules', rule);
    const path = `risk/rules/${made.ruleId}`;
    await succeed(riskRules.list, admin, 'risk/rules');
    await succeed(riskRules.get, admin, path);
    await succeed(riskRules.describe, admin, `${path}/description`);
    const changed = { ...rule, ruleId: made.ruleId, enabled: false };
    await succeed(riskRules.update, admin, 'risk/rules', changed);
    await succeed(riskRules.remove, admin, path);
  },

  apiLogs: async ({ succeed, provider }) => {
    const { apiLogs } = contract;
    const path = 'foundation/developer/apilogs';
    await succeed(apiLogs.list, provider, path);
    await succeed(apiLogs.listSuccesses, provider, `${path}/success`);
    await succeed(apiLogs.listErrors, provider, `${path}/error`);
    await succeed(apiLogs.listResponseTimes, provider, `${path}/responsetime`);
    await succeed(apiLogs.listPatterns, provider, `${path}/patterns`);
    const charts = `${path}/charts/daily`;
    await succeed(apiLogs.chart, provider, charts);
    await succeed(apiLogs.chartSuccesses, provider, `${charts}/success`);
    await succeed(apiLogs.chartErrors, provider, `${charts}/error`);
    await succeed(apiLogs.chartResponseTimes, provider, `${charts}/responsetime`);
    await succeed(apiLogs.chartPatterns, provider, `${charts}/patterns`);
  },

  operations: async ({ succeed, admin }) => {
    const { operations } = contract;
    for (const name of jobNames) {
      await succeed(operations.runNow, admin, 'events/run-now', { name });
    }
    await succeed(operations.syncTransactions, admin, 'sync/post-processing/transactions', {});
  },

  processorSessions: async ({ succeed, admin }) => {
    const { processorSessions } = contract;
    const path = 'reporting/monitor/processorsession';
    const { data } = await succeed(processorSessions.list, admin, path);
    await succeed(processorSessions.get, admin, `${path}/${data[0].sessionId}`);
  },

  raws: async ({ succeed, admin }) => {
    await succeed(contract.raws.list, admin, 'foundation/raws/get?kind=suspiciousIps');
    await succeed(contract.raws.list, admin, 'foundation/raws/get?kind=disabledFeatures');
  },

  tokenStatistics: async ({ succeed, admin }) => {
    const { get } = contract.tokenStatistics;
    await succeed(get, admin, 'reporting/transactions/token-stats');
  },

  webhooks: async ({ succeed, provider }) => {
    const list = 'foundation/webhooks?status=delivered';
    const { data } = await succeed(contract.webhooks.list, provider, list);
    const path = `foundation/webhooks/${data[0].webhookId}/redeliver`;
    await succeed(contract.webhooks.redeliver, provider, path);
  },

  balance: async ({ succeed, admin }) => {
    await succeed(contract.balance.list, admin, 'reporting/balance');
  },

  disputes: async ({ succeed, admin }) => {
    await succeed(contract.disputes.list, admin, 'reporting/disputes');
    await succeed(contract.disputes.chart, admin, 'reporting/disputes/chartsLines');
  },

  fees: async ({ succeed, admin }) => {
    await succeed(contract.fees.list, admin, 'reporting/commissionfees');
  },

  ledger: async ({ succeed, admin }) => {
    await succeed(contract.ledger.accounts, admin, 'reporting/ledger');
    await succeed(contract.ledger.entries, admin, 'reporting/ledger/entries');
    await succeed(contract.ledger.reserved, admin, 'reporting/ledger/reserved');
  },

  payouts: async ({ succeed, admin }) => {
    const { payouts } = contract;
    await succeed(payouts.listInstructions, admin, 'reporting/payouts/instructions');
    await succeed(payouts.listMerchant, admin, 'reporting/payouts/merchant');
    await succeed(payouts.chart, admin, 'reporting/payouts/charts/daily');
    const rich = await admin.get('reporting/balance?sort=-available&pageSize=1');
    const made = await succeed(payouts.create, admin, 'backoffice/payouts', {
      subMerchantId: rich.body.data[0].subMerchantId,
      processor: 'simulatorEcheck',
      beneficiary: 'Pier Supplies',
      type: 'merchant',
      amount: 1.5,
      createLedgerEntries: true,
    });
    const path = `backoffice/payouts/${made.payoutId}`;
    if (made.status === 'pending') {
      const held = { status: 'on-hold', reason: 'Invoice is missing' };
      await succeed(payouts.hold, admin, `${path}/hold`, held);
    }
    const released = { status: 'pending', reason: 'Invoice came' };
    await succeed(payouts.hold, admin, `${path}/hold`, released);
    await succeed(payouts.acknowledge, admin, `${path}/ack`, { status: 'ack' });
    const chosen = { payoutIds: [made.payoutId] };
    await succeed(payouts.bulkUnacknowledge, admin, 'backoffice/payouts/bulk-unack', chosen);
    await succeed(payouts.bulkAcknowledge, admin, 'backoffice/payouts/bulk-ack', chosen);
    await succeed(payouts.bulkUnacknowledge, admin, 'backoffice/payouts/bulk-unack', chosen);
    await succeed(payouts.remove, admin, path);
  },

  facilitators: async ({ succeed, provider }) => {
    await succeed(contract.facilitators.list, provider, 'foundation/facilitators');
  },

  reconciliation: async ({ succeed, admin }) => {
    const { list, batches, days, resolve } = contract.reconciliation;
    const path = 'reporting/reconciliation';
    await succeed(batches, admin, `${path}/batches`);
    await succeed(days, admin, `${path}/days`);
    const { data } = await succeed(list, admin, `${path}?status=open`);
    const note = { note: 'The processor corrects it.' };
    await succeed(resolve, admin, `${path}/${data[0].differenceId}/resolve`, note);
  },

  outcomes: async ({ succeed, admin }) => {
    const { acknowledge, list } = contract.outcomes;
    await succeed(list, admin, 'backoffice/outcomes');
    await succeed(acknowledge, admin, 'backoffice/outcomes/ack', { key: 'no-such-attempt' });
  },

  notifications: async ({ succeed, admin }) => {
    const { kinds, list, acknowledge } = contract.notifications;
    await succeed(kinds, admin, 'foundation/notifications/get');
    const inbox = await succeed(list, admin, 'foundation/notifications/events/get');
    const { notificationEventId } = inbox.data[0];
    await succeed(acknowledge, admin, 'foundation/notifications/ack', { notificationEventId });
  },

  tags: async ({ succeed, admin }) => {
    const { tags } = contract;
    const path = 'foundation/tags';
    const definition = await succeed(tags.createDefinition, admin, `${path}/definitions/create`, {
      name: 'Cash heavy',
      color: 'orange',
      scope: 'subMerchant',
    });
    const { _id } = definition;
    const changes = { _id, color: 'green' };
    await succeed(tags.updateDefinition, admin, `${path}/definitions/update`, changes);
    await succeed(tags.listDefinitions, admin, `${path}/definitions/get`);
    const given = { tagDefinitionId: _id, modelId: 'sm_0001' };
    const tag = await succeed(tags.create, admin, `${path}/create`, given);
    await succeed(tags.list, admin, `${path}/get`);
    await succeed(tags.remove, admin, `${path}/remove`, { _id: tag._id });
  },
};
