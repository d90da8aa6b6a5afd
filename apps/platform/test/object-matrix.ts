import type { MatrixLine } from './matrix-line.ts';
import type { Place } from './object-places.ts';

/*
 * Every call that names an object, and who reaches whose, written by hand from document 1, section 6,
 * and what was decided beside it. Imports nothing from the sources. Who may make the call at all is in
 * the matrix of calls; this one says of which objects. `{…}` stands for the id of a place's object.
 */

/** How far people reach. */
export type Reach =
  /** Things of an account: the facilitator's staff all, a provider its product's, others their own. */
  | 'account'
  /** A product itself: staff all, a provider its own, merchants none. */
  | 'product'
  /** A product's public catalog: anyone of the facilitator. */
  | 'catalog'
  /** A product to board with: staff any, a provider its own, who applies any. */
  | 'offer'
  /** Other people: who manages people, within what they see. */
  | 'person'
  /** Nobody but the person itself. */
  | 'self'
  /** News for an account's people. */
  | 'inbox';

export interface ObjectLine {
  readonly method: MatrixLine['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly reach: Reach;
  /** An object that cannot be reached is told in a row of a bulk answer. */
  readonly isBulk?: true;
  /** Who may send this body; others that may make the call are refused where they reach. */
  readonly only?: readonly string[];
}

const own: readonly Place[] = ['own'];
const applied: readonly Place[] = ['application'];
const facilitator: readonly Place[] = ['own', 'otherMerchant', 'otherProduct', 'application'];
const product: readonly Place[] = ['own', 'otherMerchant', 'application'];
const everybody = (places: readonly Place[]) => ({
  admin: places,
  underwriter: places,
  bank: places,
  provider: places,
  manager: places,
  merchantadmin: places,
  employee: places,
  clerk: places,
  accounting: places,
  applicant: places,
  borrower: places,
});
const staff = { admin: facilitator, underwriter: facilitator, bank: facilitator };

/** Whose objects each role reaches, where it may make the call. */
export const reaches: Readonly<Record<Reach, Readonly<Record<string, readonly Place[]>>>> = {
  account: {
    ...everybody(own),
    ...staff,
    provider: product,
    applicant: applied,
    borrower: [],
  },
  product: { ...everybody([]), ...staff, provider: product },
  catalog: everybody(facilitator),
  offer: { ...everybody([]), ...staff, provider: product, applicant: facilitator },
  person: { ...everybody([]), admin: facilitator, merchantadmin: own },
  self: everybody([]),
  inbox: { ...everybody([]), manager: own, accounting: own },
};

type Maker = (path: string, body?: unknown, reach?: Reach) => ObjectLine;
const line =
  (method: MatrixLine['method']): Maker =>
  (path, body, reach = 'account') => ({
    method,
    path,
    reach,
    ...(body === undefined ? {} : { body }),
  });
const get = line('GET');
const post = line('POST');
const put = line('PUT');
const remove = line('DELETE');
const bulk = (path: string, body: unknown): ObjectLine => ({ ...post(path, body), isBulk: true });

const address = { street: '9 Spruce Street', city: 'Portland', state: 'ME', zip: '04102' };
const customer = 'backoffice/customers/{customer}';
const card = 'backoffice/transactions/creditcard';
const echeck = 'backoffice/transactions/echeck';
const charge = { subMerchantId: '{account}', amount: 12.5 };
const shared = { shareMethods: ['email'], email: 'grace.murray@mail.example' };
const invitee = { spProductId: '{product}', name: 'Grace Murray', email: 'grace@mail.example' };
const rule = {
  name: 'Large sales',
  enabled: true,
  action: 'alert',
  severity: 'low',
  kind: 'amount-limit',
  params: { maximum: 5000 },
};
const month = { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' };

function accountLines(accounts: string): readonly ObjectLine[] {
  const one = `${accounts}/{application}`;
  const record = `${one}/submerchants/{record}`;
  const bank = `${accounts}/submerchants/payoutbankaccount`;
  const applicationId = '{application}';
  return [
    get(one),
    { ...put(one, { note: 'Called.' }), only: ['admin', 'underwriter'] },
    {
      ...put(one, { settings: { sendReceipts: true } }),
      only: ['admin', 'provider', 'applicant'],
    },
    post(`${one}/approve`, {}),
    post(
      `${accounts}/new`,
      {
        spProductId: '{product}',
        ownershipType: 'LLC',
        business: { dbaName: 'Lantern Quay', legalName: 'Lantern Quay LLC', location: address },
        owners: [],
        mcc: '5814',
      },
      'offer',
    ),
    post(`${accounts}/submit`, { applicationId }),
    post(`${accounts}/clone`, {
      smApplicationId: applicationId,
      subMerchantObjId: '{record}',
      spProductId: '{product}',
    }),
    post(`${accounts}/raw`, { applicationId }),
    put(`${accounts}/open`, { applicationId, reason: 'They called.' }),
    get(record),
    put(record, { acknowledged: true }),
    post(`${record}/processor/provision`, { processor: 'simulator' }),
    put(`${record}/processor/default`, { processor: 'simulator' }),
    put(`${record}/processor/reset`, { processor: 'simulator' }),
    put(`${record}/underwriting-status`, { status: 'underwriting' }),
    put(`${record}/echeck`, { enabled: true }),
    put(`${record}/applepay`, { enabled: true }),
    put(`${record}/activate`, {}),
    post(`${record}/checks`, { kinds: ['business'] }),
    put(`${record}/ownership-type`, { ownershipType: 'LLC' }),
    put(`${record}/risk-metrics`, {
      monthlyVolume: 50_000,
      averageTicket: 24.5,
      highestTicket: 900,
      dailyCount: 80,
    }),
    post(bank, {
      applicationId,
      subMerchantObjId: '{record}',
      accountHolderName: 'Lantern Quay LLC',
      accountType: 'checking',
      routingNumber: '110000000',
      bankAccountToken: '{bankToken}',
    }),
    put(bank, { applicationId, bankAccountToken: '{payoutToken}' }),
    remove(bank, { applicationId, bankAccountToken: '{payoutToken}' }),
    post(`${bank}/getinfo`, { bankAccountToken: '{payoutToken}' }),
    get(`${one}/loans`),
    get(`${one}/reserved`),
    post(`${one}/release-funds`, { segment: 'all', reason: 'Quiet for half a year.' }),
  ];
}

/** @param templateContent what a payment link template holds, which is long. */
export const objectMatrix = (templateContent: object): readonly ObjectLine[] => [
  post('auth/login-as', { userId: '{user}', application: 'payments' }, 'person'),
  get('users/{user}', undefined, 'person'),
  put('users/{user}', { name: 'Grace M.' }, 'person'),
  remove('users/{user}', undefined, 'person'),
  post(
    'users/{user}/change-password',
    { currentPassword: 'lantern-quay-morning', newPassword: 'seven herons at dusk' },
    'self',
  ),
  post('users/{user}/unlock', undefined, 'person'),
  post('users/{user}/products', { product: '{product}' }, 'person'),
  remove('users/{user}/products/{product}', undefined, 'person'),
  post('users', {
    username: 'new@harbor',
    name: 'New Hand',
    email: 'new@mail.example',
    roles: ['employee'],
    subMerchantIds: ['{account}'],
    password: 'a pier in october 9',
  }),

  post('backoffice/customers', { subMerchantId: '{account}', name: 'Grace Murray' }),
  put(customer, { company: 'Harbor Books' }),
  remove(customer),
  post(`${customer}/creditcards`, { token: '{card}', cardHolderName: 'Grace Murray' }),
  put(`${customer}/creditcards`, { token: '{savedCard}' }),
  remove(`${customer}/creditcards`, { token: '{savedCard}' }),
  post(`${customer}/bankaccounts`, { token: '{bankToken}', accountHolderName: 'Grace Murray' }),
  remove(`${customer}/bankaccounts`, { token: '{savedBankToken}' }),

  post(`${card}/sale`, {
    ...charge,
    token: '{card}',
    cardHolderName: 'Grace Murray',
    billingAddress: { street: '1 Main St', zip: '46204' },
  }),
  post(`${card}/{payment}/capture`, {}),
  post(`${card}/{payment}/void`, {}),
  post(`${card}/{payment}/refund`, {}),
  put('backoffice/transactions/status/{payment}', { status: 'voided' }),
  put('backoffice/transactions/{payment}', { description: 'Two lamps' }),
  put('backoffice/transactions/{payment}/customers', { customerId: null }),
  get('reporting/transactions/{payment}/timeline'),
  post(`${echeck}/sale`, { ...charge, token: '{bankToken}', accountHolderName: 'Grace Murray' }),
  post(`${echeck}/{echeck}/void`, {}),
  post(`${echeck}/{echeck}/refund`, {}),
  post(`${echeck}/tokenize`, {
    subMerchantId: '{account}',
    accountHolderName: 'Grace Murray',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  }),
  post('backoffice/transactions/accounts/submerchant/echeck', {
    subMerchantId: '{account}',
    echeckStatus: 'active',
  }),
  get('backoffice/tokens/virtualTerminal?subMerchantId={account}'),
  get('backoffice/creditcard/tokenization/{tokenSession}/session'),
  post('backoffice/creditcard/tokenization/{tokenSession}/generatecontext', {
    targetOrigins: ['http://harbor.localhost'],
  }),
  post('backoffice/tokenization/session/authorize', {
    tokenizationId: '{tokenSession}',
    targetOrigin: 'http://harbor.localhost',
  }),
  post('backoffice/tokenization/tokenize/converttopermanent', { token: '{card}' }),

  post('backoffice/invoices', {
    subMerchantId: '{account}',
    date: '2026-03-18',
    items: [{ description: 'Atlas', quantity: 2, unitPrice: 40.25, taxRate: '7' }],
    ...shared,
  }),
  get('backoffice/invoices/{invoice}'),
  put('backoffice/invoices/{invoice}', { notes: 'Thank you.' }),
  remove('backoffice/invoices/{invoice}'),
  post('backoffice/invoices/{invoice}/send', { subMerchantId: '{account}' }),
  post('backoffice/invoices/{invoice}/void', { subMerchantId: '{account}' }),

  post('backoffice/paymentlink/templates', {
    ...templateContent,
    name: 'Deposits',
    subMerchantIds: ['{account}'],
  }),
  put('backoffice/paymentlink/templates', {
    paymentLinkTemplateId: '{template}',
    name: 'Deposits',
  }),
  remove('backoffice/paymentlink/templates', { paymentLinkTemplateId: '{template}' }),
  post('backoffice/paymentlink', { subMerchantId: '{account}', amount: 25, email: shared.email }),
  get('backoffice/paymentlink/{link}'),
  post('backoffice/paymentlink/{link}/deactivate', {}),

  get('subscriptions/plans/{plan}'),
  put('subscriptions/plan/update/{plan}', { name: 'Books' }),
  post('subscriptions/plan/delete', { planId: '{plan}' }),
  post('subscriptions/plan/invite', { planId: '{plan}', ...shared }),
  put('subscriptions/plan/activate/{plan}', {}),
  put('subscriptions/plan/deactivate/{plan}', {}),
  post('subscriptions/plan/create', {
    subMerchantId: '{account}',
    name: 'Book club',
    description: null,
    title: 'The book club',
    subTitle: null,
    schedules: [
      {
        name: 'Monthly',
        pricing: { model: 'flat', amount: 19 },
        billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
        cycles: null,
      },
    ],
    cancelOptions: { byPayer: true, takesEffect: 'atPeriodEnd', noticeDays: 0 },
  }),
  put('subscriptions/activate/{subscription}', {}),
  put('subscriptions/deactivate/{subscription}', {}),
  remove('subscriptions/delete/{subscription}'),

  get('backoffice/installments/{installment}'),
  put('backoffice/installments/{installment}', { description: 'Piano' }),
  remove('backoffice/installments/{installment}'),
  post('backoffice/installments', {
    subMerchantId: '{account}',
    customerId: '{customer}',
    token: '{savedCard}',
    totalAmount: 1000,
    count: 4,
    frequency: 'monthly',
    firstDueOn: '2027-12-01',
  }),

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

  ...['discard', 'ack', 'unack'].map((act) =>
    post(`foundation/alerts/${act}`, { alertId: '{alert}' }),
  ),
  ...['discard', 'ack', 'unack'].map((act) =>
    bulk(`foundation/alerts/batch/${act}`, { alertIds: ['{alert}'] }),
  ),
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
  post('foundation/notifications/ack', { notificationEventId: '{notification}' }, 'inbox'),
  post('risk/rules', { ...rule, subMerchantIds: ['{account}'] }),
  put('risk/rules', { ...rule, subMerchantIds: [], ruleId: '{rule}' }),
  get('risk/rules/{rule}'),
  remove('risk/rules/{rule}'),
  get('risk/rules/{rule}/description'),
  post('metrics/rule/{rule}', month),
  get('reporting/monitor/processorsession/{processorSession}'),
  bulk('sync/post-processing/transactions', { transactionIds: ['{payment}'] }),

  ...accountLines('backoffice/accounts'),
  ...accountLines('backoffice/accounts/center'),

  post('backoffice/invites', invitee, 'product'),
  post('backoffice/invites/createAndSend', invitee, 'product'),
  post('backoffice/invites/addmerchant', {
    spProductId: '{product}',
    subMerchantId: '{account}',
  }),
  put('backoffice/invites/{invite}', { spProductId: '{product}', name: 'Grace M.' }, 'product'),
  post('backoffice/invites/{invite}/send?spProductId={product}', undefined, 'product'),
  post('backoffice/invites/{invite}/delete?spProductId={product}', undefined, 'product'),
  get('users/applicants/{applicant}', undefined, 'product'),
  post(
    'backoffice/service-provider/apiusers',
    { spProductId: '{product}', name: 'Shop' },
    'product',
  ),
  put(
    'backoffice/service-provider/apiusers/{apiKey}',
    { spProductId: '{product}', name: 'Shop' },
    'product',
  ),
  remove('backoffice/service-provider/apiusers/{apiKey}', { spProductId: '{product}' }, 'product'),
  ...['feestemplates', 'onboardingflowtemplates', 'ownershiptypes'].map((part) =>
    get(`backoffice/service-provider/spproducts/{product}/${part}`, undefined, 'product'),
  ),
  put(
    'backoffice/service-provider/spproducts/{product}/webhook',
    { url: 'https://partner.example/hook', enabled: true, events: ['payment.succeeded'] },
    'product',
  ),
  put(
    'backoffice/service-provider/spproducts/{product}/branding',
    { spProductName: 'Tidewater', squareLogoUrl: null, primaryColor: null },
    'product',
  ),
  ...['mcc', 'fees', 'ownership-types'].map((part) =>
    get(`backoffice/spproducts/{slug}/${part}`, undefined, 'catalog'),
  ),
];

/** A list asked for what is of one account, product or application, by the filter's name. */
export interface ListLine {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly filter: string;
  readonly reach: Reach;
}

const list = (path: string, filter = 'subMerchantId={account}'): ListLine => ({
  method: path.startsWith('foundation/') && !/apilogs|webhooks|raws/.test(path) ? 'POST' : 'GET',
  path,
  filter,
  reach: 'account',
});

export const listMatrix: readonly ListLine[] = [
  ...['', '/submerchants', '/view'].flatMap((path) => [
    list(`backoffice/accounts${path}`),
    list(`backoffice/accounts/center${path}`),
  ]),
  ...['backoffice/accounts/checks', 'backoffice/accounts/center/checks'].map(
    (path): ListLine => ({ ...list(path, 'applicationId={application}'), method: 'POST' }),
  ),
  list('submerchants'),
  list('backoffice/capital/referrals'),
  list('backoffice/installments'),
  list('backoffice/invoices'),
  list('backoffice/paymentlink/templates/created'),
  list('foundation/alerts/get'),
  list('foundation/alerts/groups'),
  ...['', '/success', '/error', '/responsetime'].map((path) =>
    list(`foundation/developer/apilogs${path}`),
  ),
  list('foundation/notifications/events/get'),
  list('foundation/useractivities/get'),
  list('foundation/webhooks'),
  ...['disabledFeatures'].map((kind) => list(`foundation/raws/get?kind=${kind}`)),
  list('metrics/ccTxMetrics'),
  list('metrics/ccTokenMetrics'),
  list('reporting/commissionfees'),
  list('reporting/customers'),
  list('reporting/disputes'),
  list('reporting/hosted'),
  list('reporting/ledger'),
  list('reporting/ledger/entries'),
  list('reporting/ledger/reserved'),
  list('reporting/monitor/processorsession'),
  list('reporting/payouts/instructions'),
  list('reporting/payouts/merchant'),
  list('reporting/transactions'),
  list('risk/accounts-rules'),
  list('risk/transactions/groupid'),
  list('subscriptions'),
  list('subscriptions/plans'),
  list('tokenSessions'),
  { ...list('users'), reach: 'person' },
  { ...list('backoffice/invites', 'spProductId={product}'), reach: 'product' },
  { ...list('backoffice/service-provider/apiusers', 'spProductId={product}'), reach: 'product' },
  { ...list('backoffice/service-provider/spproducts', 'spProductId={product}'), reach: 'product' },
  { ...list('users/applicants', 'spProductId={product}'), reach: 'product' },
];
