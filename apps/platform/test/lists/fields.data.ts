/* The fields that a list's keys refer to, where the names differ. Maintained by hand. */

/** Required parameters of a list, one line for each kind of its rows. */
export const askedWith: Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>> =
  {
    'comments.list': { '': { modelName: 'applications', modelId: 'app_0001' } },
    'raws.list': {
      ' (suspiciousIps)': { kind: 'suspiciousIps' },
      ' (disabledFeatures)': { kind: 'disabledFeatures' },
    },
    // Calls are logged as they are made, so these lists grow while they are read.
    ...Object.fromEntries(
      ['list', 'listErrors', 'listSuccesses', 'listPatterns', 'listResponseTimes'].map((call) => [
        `apiLogs.${call}`,
        { '': { to: '2026-03-18T16:00:00.000Z' } },
      ]),
    ),
  };

const application = {
  business: 'identity.business.dbaName identity.business.legalName',
  owners: 'identity.owners.firstName identity.owners.lastName',
  ownershipType: 'identity.ownershipType',
  mcc: 'subMerchantDocs.mcc',
  isSuspended: 'isSuspended',
  pci: 'settings.pci.status',
  'sort dbaName': 'identity.business.dbaName',
  'sort pciStatus': 'settings.pci.status',
  'sort pciExpiresOn': 'settings.pci.expiresOn',
};
const names = 'dbaName legalName';
const accountView = { business: names, owners: 'owners.firstName owners.lastName' };

/** Fields by list and key: a dotted path for nested ones, several when any of them matches. */
export const fieldsOfKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'applications.list': application,
  'applicationsCenter.list': application,
  'accounts.view': accountView,
  'accountsCenter.view': accountView,
  'accounts.names': { name: names, feature: 'features' },
  'accountsCenter.names': { name: names, feature: 'features' },
  'applications.lookup': { name: names },
  'tokenization.applePayAccounts': { name: 'dbaName' },
  'installments.list': { amount: 'totalAmount', due: 'nextDueOn' },
  'invoices.list': { amount: 'totalAmount', due: 'dueDate' },
  'hostedSessions.list': { amount: 'totalAmount' },
  'paymentLinkTemplates.list': { subMerchantId: 'subMerchantIds' },
  'paymentLinkTemplates.listCreated': { subMerchantId: 'subMerchantIds' },
  'alerts.groups': { from: 'lastAt', to: 'firstAt' },
  'apiLogs.list': { duration: 'durationMs' },
  'apiLogs.listErrors': { duration: 'durationMs' },
  'apiLogs.listSuccesses': { duration: 'durationMs' },
  'raws.list (suspiciousIps)': { from: 'lastAt', to: 'lastAt', 'sort at': 'lastAt' },
  'raws.list (disabledFeatures)': { from: 'disabledAt', to: 'disabledAt', 'sort at': 'disabledAt' },
  'activities.list': { securityEvent: 'action' },
  'metrics.cards': { from: 'from', to: 'from', 'sort from': 'from' },
  'metrics.accounts': { from: 'from', to: 'from', 'sort from': 'from' },
  'disputes.list': { respond: 'respondBy' },
  'processorSessions.list': { from: 'startedAt', to: 'startedAt', duration: 'durationMs' },
  'reconciliation.list': { business: 'businessDate', gap: 'gapSize', 'sort gap': 'gap' },
  'reconciliation.batches': { business: 'businessDate' },
  'reconciliation.days': { business: 'businessDate' },
  'reporting.listTransactions': { 'sort amount': 'signedAmount' },
  'risk.accountsRules': { ruleId: 'rules.ruleId', enabled: 'rules.enabled' },
  'risk.groups': {
    from: 'evaluations.at',
    to: 'evaluations.at',
    transactionId: 'evaluations.transactionId',
    action: 'evaluations.action',
  },
  'subscriptions.list': { nextCharge: 'nextChargeOn' },
  'users.list': {
    'applications.payments.acl.role': 'acl.role',
    subMerchantId: 'acl.place.subMerchantId',
  },
};

type Row = Readonly<Record<string, unknown>>;

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined,
    value,
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const dayInZone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

function applicationSays(row: Row): Row {
  const completed = at(row, 'settings', 'pci', 'completedAt');
  return {
    isSuspended: row['suspension'] !== null,
    pciCompletedOn: typeof completed === 'string' ? dayInZone.format(new Date(completed)) : null,
  };
}

const ownersSaid = ({ owners }: Row): Row => ({
  ownerNames: listOf(owners)
    .map((owner) => `${String(at(owner, 'firstName'))} ${String(at(owner, 'lastName'))}`)
    .join('; '),
});

const totals = { getTotals: 'chooses what is returned' };

/** A payout's queue, with those on hold last, then its time of creation. */
function turnSaid(status: unknown, createdAt: unknown): string {
  const place = [
    ['sent', 'reconciled', 'failed'],
    ['ack', 'instructed', 'instruction', 'processing', 'processed'],
    ['pending', 'approved'],
    ['on-hold'],
  ].findIndex((statuses) => statuses.includes(String(status)));
  return `${place} ${String(createdAt)}`;
}

/** Rows whose fields are worded differently from the filters, by list. */
export const madeOfRow: Readonly<Record<string, (row: Row) => Row>> = {
  'applications.list': applicationSays,
  'applicationsCenter.list': applicationSays,
  'accounts.view': ownersSaid,
  'accountsCenter.view': ownersSaid,
  'payouts.listInstructions': ({ status, createdAt }) => ({ turn: turnSaid(status, createdAt) }),
  // A rule without accounts applies to all.
  'riskRules.list': ({ subMerchantIds }) => ({
    subMerchantId: listOf(subMerchantIds).length > 0 ? subMerchantIds : ['sm_0001', 'sm_0002'],
  }),
  'customers.list': ({ creditCards }) => ({
    savedCardCount: listOf(creditCards).length,
    defaultCard: at(
      listOf(creditCards).find((card) => at(card, 'isDefault') === true),
      'truncatedCardNumber',
    ),
  }),
  'plans.list': ({ schedules }) => ({ scheduleCount: listOf(schedules).length }),
  'notifications.list': (row) => ({
    acknowledged: at(row, 'channels', 'ui', 'acknowledgedAt') !== null,
  }),
  'ledger.accounts': (row) => ({ kind: String(row['account']).split(':')[0] }),
  'reconciliation.list': ({ gap, timeline }) => {
    const resolved = listOf(timeline).find((moment) => at(moment, 'event') === 'resolved');
    const said = { resolvedBy: at(resolved, 'username'), note: at(resolved, 'note') };
    return { gapSize: Math.abs(Number(gap)), ...said };
  },
  'reconciliation.batches': (row) => ({
    differs: ['gap', 'openCount', 'resolvedCount'].some((name) => row[name] !== 0),
  }),
};

const ofOtherKind = 'of the list’s other kind of rows, where its own rows are tried';
const ofWhatIsCounted = 'of what the row counts: the law of figures tries it';
const counted = (...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, ofWhatIsCounted]));
const ofCalls = counted(
  'from',
  'to',
  'subMerchantId',
  'spProductId',
  'apiUserId',
  'username',
  'path',
  'requestId',
  'ip',
  'statusCode',
  'durationMin',
);

/** Keys that aren't a field of the row, by list, each with the reason. */
export const notOfRow: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'alerts.groups': counted('status', 'transactionId', 'truncatedCardNumber', 'message'),
  'apiLogs.listPatterns': ofCalls,
  'apiLogs.listResponseTimes': ofCalls,
  'raws.list (suspiciousIps)': {
    subMerchantId: ofOtherKind,
    spProductId: ofOtherKind,
    feature: ofOtherKind,
    accountName: ofOtherKind,
  },
  'raws.list (disabledFeatures)': { ip: ofOtherKind },
  'metrics.cards': {
    ...counted('subMerchantId', 'spProductId'),
    period: 'chooses what rows are, not which',
  },
  'metrics.accounts': { period: 'chooses what rows are, not which' },
  'hostedSessions.list': {
    standing: 'one word for status, completion and uses: links.test tries it',
  },
  'ledger.accounts': { to: 'the moment of the balances' },
  'balance.list': totals,
  'fees.list': totals,
  'payouts.listInstructions': totals,
  'payouts.listMerchant': totals,
  'ledger.entries': {
    getData: 'chooses what is returned',
    getInitialBalance: 'chooses what is returned',
  },
  'reconciliation.days': counted('subMerchantId', 'spProductId', 'provider', 'accountName'),
  'reporting.listTransactions': {
    view: 'chooses what rows are, not which',
  },
  'applications.lookup': { fields: 'chooses what is returned' },
};

/** Orders of values that aren't alphabetical. */
export const ranks: Readonly<Record<string, readonly string[]>> = {
  severity: ['low', 'medium', 'high'],
};

/** Filters, sorts and columns that the data can't distinguish, each with the reason. */
export const sameForAll: Readonly<Record<string, string>> = {
  'accountsCenter.names.spProductId': 'a provider of one product; accounts.names tells them apart',
  'accountsCenter.view.isSuspended': 'none of theirs is suspended; accounts.view has some',
  'accountsCenter.view.spProductId': 'a provider of one product; accounts.view tells them apart',
  'apiLogs.listSuccesses by statusCode': 'all are 200',
  'apiLogs.listSuccesses.statusCode': 'all are 200',
  'applications.list column PCI reminded': 'nobody was reminded yet',
  'applicationsCenter.list column PCI reminded': 'nobody was reminded yet',
  'facilitators.list by name': 'everybody sees one',
  'facilitators.list.brand': 'everybody sees one',
  'facilitators.list.name': 'everybody sees one',
  'metrics.cards by accountCount': 'each card paid at one account',
};
