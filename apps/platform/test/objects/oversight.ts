import { bulk, get, type ObjectLine, post, put, remove } from './line.ts';

const condition = { kind: 'amount-limit', params: { maximum: 5000 } };
const rule = {
  name: 'Large sales',
  enabled: true,
  action: 'alert',
  severity: 'low',
  ...condition,
};
const month = { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' };

/** Payouts, alerts, notes and rules. */
export const oversightLines: readonly ObjectLine[] = [
  post('backoffice/payouts', {
    subMerchantId: '{account}',
    processor: 'simulatorEcheck',
    beneficiary: 'Pier Supplies',
    type: 'merchant',
    amount: 1.5,
    createLedgerEntries: true,
  }),
  remove('backoffice/payouts/{payout}'),
  put('backoffice/payouts/{payout}/ack', { status: 'ack' }),
  put('backoffice/payouts/{payout}/hold', { status: 'on-hold', reason: 'Invoice is missing' }),
  bulk('backoffice/payouts/bulk-ack', { payoutIds: ['{payout}'] }),
  bulk('backoffice/payouts/bulk-unack', { payoutIds: ['{payout}'] }),

  post('foundation/webhooks/{delivery}/redeliver', {}),
  post('reporting/reconciliation/{difference}/resolve', { note: 'Corrected.' }),
  ...['discard', 'ack', 'unack'].map((act) =>
    post(`foundation/alerts/${act}`, { alertId: '{alert}' }),
  ),
  ...['discard', 'ack', 'unack'].map((act) =>
    bulk(`foundation/alerts/batch/${act}`, { alertIds: ['{alert}'] }),
  ),
  ...[
    post('foundation/comments/set', {
      modelName: 'transactions',
      modelId: '{payment}',
      text: 'Late.',
    }),
    post('foundation/tags/create', {
      tagDefinitionId: '{tagDefinition}',
      modelId: '{account}',
    }),
    post('foundation/tags/remove', { _id: '{tag}' }),
    post('foundation/tags/definitions/update', { _id: '{tagDefinition}', color: 'green' }),
    put('risk/rules', { ...rule, subMerchantIds: [], ruleId: '{rule}' }),
    get('risk/rules/{rule}'),
    remove('risk/rules/{rule}'),
    get('risk/rules/{rule}/description'),
    post('metrics/rule/{rule}', month),
  ].map((line): ObjectLine => ({ ...line, reach: 'staff' })),
  post('foundation/notifications/ack', { notificationEventId: '{notification}' }, 'inbox'),
  post('risk/rules', { ...rule, subMerchantIds: ['{account}'] }),
  post('metrics/test-run', { ...month, ...condition, subMerchantIds: ['{account}'] }),
  get('reporting/monitor/processorsession/{processorSession}'),
  bulk('sync/post-processing/transactions', { transactionIds: ['{payment}'] }),
];
