/*
 * The files of document 2, section 9, "CSV file names", by the calls that return them, kept by hand.
 * Imports nothing from the sources.
 */
export interface CsvFile {
  readonly fileName: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Queries under which the file must equal the list, beside none at all. */
  readonly queries: readonly string[];
  /** Columns that tell rows apart, and the fields they show. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that say in words what a field holds as a code, with every word. */
  readonly words?: Readonly<
    Record<string, readonly [field: string, Readonly<Record<string, string>>]>
  >;
  /** Columns of amounts: dollars with two decimals of what the field holds as a number. */
  readonly amounts?: Readonly<Record<string, string>>;
  /** Columns of moments, which name their zone, and the fields they show. */
  readonly moments: Readonly<Record<string, string>>;
  /** Who may have it; an administrator when absent. */
  readonly by?: string;
  /** A column of free text, and where it is kept: for trying formulas. */
  readonly text?: readonly [header: string, table: string, column: string];
}

const file = (
  fileName: string,
  path: string,
  columns: CsvFile['columns'],
  moments: CsvFile['moments'],
  rest: Partial<CsvFile> = {},
): CsvFile => ({ fileName, method: 'GET', path, queries: [], columns, moments, ...rest });

const created = { Created: 'createdAt' };
const accountName = ['Account', 'sub_merchants', 'dba_name'] as const;
const accountWords = {
  'Ownership type': [
    'ownershipType',
    {
      PublicCorporation: 'Public corporation',
      Government: 'Government',
      PrivateCorporation: 'Private corporation',
      SoleProprietorship: 'Sole proprietorship',
      LLC: 'LLC',
      Partnership: 'Partnership',
      NonProfit: 'Non-profit',
      Trust: 'Trust',
      LimitedPartnership: 'Limited partnership',
      LimitedLiabilityPartnership: 'Limited liability partnership',
    },
  ],
  Status: [
    'status',
    {
      initiated: 'Initiated',
      sms_sent: 'SMS sent',
      sms_valid: 'SMS valid',
      type_selected: 'Type selected',
      identity: 'Identity',
      review: 'Review',
      approved: 'Approved',
      active: 'Active',
      declined: 'Declined',
      archived: 'Archived',
      progress: 'In progress',
    },
  ],
  Stage: [
    'stage',
    {
      initiated: 'Initiated',
      business_info: 'Business info',
      payout: 'Payout',
      review: 'Review',
      processor_underwriting: 'Processor underwriting',
      active: 'Active',
      archived: 'Archived',
      declined: 'Declined',
    },
  ],
} as const;
const period = { From: 'from', To: 'to' };

export const csvFiles: readonly CsvFile[] = [
  file('customers', 'reporting/customers', { 'Customer ID': 'customerId', Name: 'name' }, created, {
    queries: ['sort=name', 'name=/^a/i'],
    text: ['Name', 'customers', 'name'],
  }),
  file(
    'users-activities',
    'foundation/useractivities/get',
    { 'User ID': 'userId', Message: 'message' },
    { At: 'createdAt' },
    {
      method: 'POST',
      queries: ['username=manager'],
      text: ['Message', 'user_activities', 'message'],
    },
  ),
  file(
    'alerts',
    'foundation/alerts/get',
    { 'Alert ID': 'alertId' },
    { Raised: 'createdAt' },
    {
      method: 'POST',
      queries: ['severity=high'],
      text: ['Message', 'alerts', 'message'],
    },
  ),
  file('invoices', 'backoffice/invoices', { 'Invoice ID': 'invoiceId', Due: 'dueDate' }, created, {
    queries: ['status=Created', 'status=Paid', 'sort=-totalAmount'],
    amounts: { Total: 'totalAmount', 'Amount paid': 'paidAmount' },
    text: ['Email', 'invoices', 'email'],
  }),
  file(
    'transactions',
    'reporting/transactions',
    {
      'Transaction ID': 'transactionId',
      'Parent transaction ID': 'parentTransactionId',
      'Type code': 'typeCode',
      Currency: 'currency',
      Account: 'accountName',
      'Account ID': 'subMerchantId',
      'Card kind': 'cardKind',
      Card: 'truncatedCardNumber',
      Cardholder: 'cardHolderName',
      'Billing street': 'billingStreet',
      'Billing ZIP': 'billingZip',
      'Customer ID': 'customerId',
      'Invoice number': 'invoiceNumber',
      Description: 'description',
      'Response code': 'responseCode',
      Response: 'responseMessage',
      'Authorization code': 'authCode',
      AVS: 'avsResult',
      CVV: 'cvvResult',
      Batch: 'batchId',
    },
    { Created: 'createdAt', Settled: 'settledAt' },
    {
      queries: [
        'sort=amount&cardBrand=visa',
        'status=declined&status=settled',
        'operation=refund&operation=capture',
        'cardHolderName=/^a/i',
      ],
      amounts: {
        Amount: 'signedAmount',
        'Credit card price': 'standardAmount',
        Saved: 'savedAmount',
        Requested: 'amount',
        Authorized: 'authorizedAmount',
        Captured: 'capturedAmount',
        Refunded: 'refundedAmount',
      },
      text: ['Description', 'transactions', 'description'],
    },
  ),
  file(
    'declined_transactions',
    'reporting/transactions?status=declined',
    { 'Transaction ID': 'transactionId' },
    created,
    { queries: ['sort=-amount'], text: ['Cardholder', 'transactions', 'card_holder_name'] },
  ),
  file(
    'disputes',
    'reporting/disputes',
    { 'Dispute ID': 'disputeId', 'Reason code': 'reasonCode' },
    { Opened: 'createdAt', 'Respond by': 'respondBy' },
    { text: accountName },
  ),
  file(
    'hosted-sessions',
    'reporting/hosted',
    {
      'Session ID': 'sessionId',
      Account: 'accountName',
      'Invoice number': 'invoiceNumber',
      Description: 'description',
      Customer: 'customerName',
      Email: 'email',
      'Created by': 'createdBy',
    },
    { ...created, Opened: 'openedAt', Completed: 'completedAt', Expires: 'expiresAt' },
    {
      queries: ['sort=totalAmount', 'completion=completed', 'source=invoice'],
      words: {
        Status: [
          'status',
          {
            created: 'Created',
            sent: 'Sent',
            resent: 'Resent',
            initiated: 'Initiated',
            canceled: 'Canceled',
            expired: 'Expired',
            onboarding: 'Onboarding',
          },
        ],
        Source: [
          'source',
          {
            paymentlink: 'Payment link',
            invoice: 'Invoice',
            subscription: 'Subscription',
            checkout: 'Checkout',
          },
        ],
      },
      amounts: { Total: 'totalAmount' },
      text: ['Description', 'hosted_sessions', 'description'],
    },
  ),
  file(
    'reconciliation',
    'reporting/reconciliation',
    { 'Difference ID': 'differenceId', Batch: 'batchId' },
    { Found: 'createdAt', Resolved: 'resolvedAt' },
    { queries: ['status=open', 'sort=-gap', 'kind=missing-here'], text: accountName },
  ),
  file(
    'payouts',
    'reporting/payouts/instructions',
    { 'Payout ID': 'payoutId', Beneficiary: 'beneficiary' },
    created,
    { queries: ['status=pending', 'sort=amount'], text: ['Beneficiary', 'payouts', 'beneficiary'] },
  ),
  file(
    'payouts',
    'reporting/payouts/merchant',
    { Batch: 'batchId', 'Business day': 'businessDate' },
    { Settled: 'createdAt' },
    { queries: ['subMerchantId=sm_0003'], text: accountName },
  ),
  file(
    'payouts_balance',
    'reporting/balance',
    { 'Account ID': 'subMerchantId' },
    {},
    {
      queries: ['sort=-available'],
      text: accountName,
    },
  ),
  file(
    'fees',
    'reporting/commissionfees',
    { 'Fee ID': 'feeId', Batch: 'batchId' },
    { Charged: 'createdAt' },
    { queries: ['subMerchantId=sm_0003'], text: accountName },
  ),
  file('plans', 'subscriptions/plans', { 'Plan ID': 'planId', Name: 'name' }, created, {
    queries: ['sort=name', 'status=active'],
    words: { Status: ['status', { draft: 'Draft', active: 'Active', inactive: 'Inactive' }] },
    text: ['Name', 'plans', 'name'],
  }),
  file(
    'subscriptions',
    'subscriptions',
    { 'Subscription ID': 'subscriptionId', Started: 'startedOn' },
    created,
    {
      queries: ['status=active'],
      words: {
        Status: [
          'status',
          { active: 'Active', inactive: 'Inactive', canceled: 'Canceled', paused: 'Paused' },
        ],
      },
      text: ['Customer', 'customers', 'name'],
    },
  ),
  file(
    'accounts',
    'backoffice/accounts/view',
    { 'Account ID': 'subMerchantId', 'DBA name': 'dbaName' },
    created,
    {
      queries: ['sort=-dbaName', 'status=active'],
      words: accountWords,
      text: ['DBA name', 'sub_merchants', 'dba_name'],
    },
  ),
  file(
    'accounts',
    'backoffice/accounts/center/view',
    { 'Account ID': 'subMerchantId', 'DBA name': 'dbaName' },
    created,
    { by: 'provider', words: accountWords, text: ['DBA name', 'sub_merchants', 'dba_name'] },
  ),
  file(
    'applications',
    'backoffice/accounts',
    { 'Application ID': 'applicationId' },
    { Submitted: 'submittedAt', ...created },
    {
      queries: ['sort=-pciStatus', 'sort=pciExpiresOn', 'pci=compliant', 'sort=dbaName'],
      text: ['DBA name', 'applications', 'dba_name'],
    },
  ),
  file(
    'applications',
    'backoffice/accounts/center',
    { 'Application ID': 'applicationId' },
    { Submitted: 'submittedAt', ...created },
    { by: 'provider', text: ['DBA name', 'applications', 'dba_name'] },
  ),
  file('txMetrics', 'metrics/ccTxMetrics', { 'Account ID': 'subMerchantId' }, period, {
    queries: ['subMerchantId=sm_0003'],
    text: accountName,
  }),
  file('ccTokenMetrics', 'metrics/ccTokenMetrics', { 'Card token': 'token' }, period, {
    queries: ['sort=-amount'],
  }),
  file('installments', 'backoffice/installments', { 'Installment ID': 'installmentId' }, created, {
    queries: ['status=active'],
    words: {
      Status: ['status', { active: 'Active', completed: 'Completed', canceled: 'Canceled' }],
      Frequency: [
        'frequency',
        {
          weekly: 'Weekly',
          biweekly: 'Every two weeks',
          monthly: 'Monthly',
          quarterly: 'Quarterly',
        },
      ],
    },
    text: ['Customer', 'customers', 'name'],
  }),
];
