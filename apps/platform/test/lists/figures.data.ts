/*
 * What lists of groups, and figures beside a list, say of the list's rows.
 */

type Query = Readonly<Record<string, string>>;

const recent = { from: '2026-03-11T16:00:00.000Z' };

interface Sum {
  /** The list of what is counted. */
  readonly of: string;
  /** Fields of a group, and the field of the rows that they sum: `rows` counts them. */
  readonly fields: Readonly<Record<string, string>>;
  /** What keeps the rows few. */
  readonly within: Query;
}

export const sums: Readonly<Record<string, Sum>> = {
  'apiLogs.listPatterns': { of: 'apiLogs.list', fields: { count: 'rows' }, within: recent },
  'apiLogs.listResponseTimes': { of: 'apiLogs.list', fields: { count: 'rows' }, within: recent },
  'alerts.groups': { of: 'alerts.list', fields: { count: 'rows' }, within: {} },
  'reconciliation.days': {
    of: 'reconciliation.batches',
    within: { businessFrom: '2026-03-10' },
    fields: {
      batchCount: 'rows',
      count: 'count',
      amount: 'amount',
      fileCount: 'fileCount',
      fileAmount: 'fileAmount',
      gap: 'gap',
      openCount: 'openCount',
      resolvedCount: 'resolvedCount',
    },
  },
};

interface Figures {
  readonly of: string;
  /** The keys that both take; all of the list's by default. */
  readonly keys?: readonly string[];
  /** What both are asked with besides. */
  readonly within: Query;
  /** What narrows the list to some of its rows, and each figure with the field that it sums. */
  readonly parts: readonly {
    readonly narrowed: Query;
    readonly fields: Readonly<Record<string, string>>;
  }[];
}

const ofStatus = (name: string, status: string, amount = 'totalAmount'): Figures['parts'][0] => ({
  narrowed: { status },
  fields: { [`${name}.count`]: 'rows', [`${name}.amount`]: amount },
});

export const figures: Readonly<Record<string, Figures>> = {
  'backoffice/invoices/stats': {
    of: 'invoices.list',
    keys: ['subMerchantId', 'spProductId', 'from', 'to'],
    within: {},
    parts: [
      ofStatus('draft', 'Draft'),
      ofStatus('created', 'Created'),
      ofStatus('overdue', 'Overdue'),
      ofStatus('paid', 'Paid', 'paidAmount'),
      ofStatus('voided', 'Voided'),
    ],
  },
  'reporting/transactions/stats': {
    of: 'reporting.listTransactions',
    within: { ...recent, view: 'operations' },
    parts: [
      {
        narrowed: {},
        fields: {
          'totals.count': 'rows',
          'totals.amount': 'signedAmount',
          'totals.requested': 'amount',
          'totals.approved': 'authorizedAmount',
          'totals.captured': 'capturedAmount',
          'totals.refunded': 'refundedAmount',
          'totals.disputed': 'disputedAmount',
          'totals.net': 'netAmount',
        },
      },
    ],
  },
  'reporting/payouts/instructions': {
    of: 'payouts.listInstructions',
    within: { getTotals: 'true' },
    parts: [
      { narrowed: {}, fields: { 'totals.amount': 'amount' } },
      ...(
        [
          ['held', 'on-hold'],
          ['pending', 'pending'],
          ['approved', 'approved'],
          ['acknowledged', 'ack'],
          ['failed', 'failed'],
        ] as const
      ).map(([station, status]) => ofStatus(`totals.${station}`, status, 'amount')),
    ],
  },
  'reporting/payouts/merchant': {
    of: 'payouts.listMerchant',
    within: { getTotals: 'true' },
    parts: [
      {
        narrowed: {},
        fields: Object.fromEntries(
          ['gross', 'refund', 'chargeback', 'fee', 'reserve', 'net'].map((each) => [
            `totals.${each}Amount`,
            `${each}Amount`,
          ]),
        ),
      },
    ],
  },
  'reporting/commissionfees': {
    of: 'fees.list',
    within: { getTotals: 'true' },
    parts: [{ narrowed: {}, fields: { 'totals.amount': 'amount' } }],
  },
  'reporting/balance': {
    of: 'balance.list',
    within: { getTotals: 'true' },
    parts: [
      {
        narrowed: {},
        fields: {
          'totals.balance': 'balance',
          'totals.available': 'available',
          'totals.inTransit': 'inTransit',
          'totals.reserved': 'reserved',
        },
      },
    ],
  },
  'reporting/ledger/reserved': {
    of: 'ledger.reserved',
    within: {},
    parts: [{ narrowed: {}, fields: { 'totals.all': 'amount' } }],
  },
};

/** Lists of groups whose figure is split by what is asked: each row is counted under one value of a key. */
export const splits: Readonly<Record<string, { readonly figure: string; readonly within: Query }>> =
  { 'metrics.cards': { figure: 'transactionCount', within: recent } };
