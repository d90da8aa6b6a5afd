/* How lists of groups, and figures next to a list, relate to the list's rows. */

type Query = Readonly<Record<string, string>>;

const recent = { from: '2026-03-11T16:00:00.000Z' };

interface Sum {
  /** The list that is counted. */
  readonly of: string;
  /** Fields of a group, and the row field that each sums; `rows` counts the rows. */
  readonly fields: Readonly<Record<string, string>>;
  /** Parameters that limit the number of rows. */
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
  /** The keys that both support. Default: all of the list's. */
  readonly keys?: readonly string[];
  /** Additional parameters of both. */
  readonly within: Query;
  /** Filters that select some of the list's rows, and the field that each figure sums over them. */
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

/** Grouped lists that are split by a filter: each row is counted under one value of a key. */
export const splits: Readonly<Record<string, { readonly figure: string; readonly within: Query }>> =
  { 'metrics.cards': { figure: 'transactionCount', within: recent } };
