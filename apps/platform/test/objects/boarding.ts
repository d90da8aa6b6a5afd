import { get, type ObjectLine, post, put, remove } from './line.ts';

const address = { street: '9 Spruce Street', city: 'Portland', state: 'ME', zip: '04102' };
const invitee = { spProductId: '{product}', name: 'Grace Murray', email: 'grace@mail.example' };

function accountLines(accounts: string): readonly ObjectLine[] {
  const one = `${accounts}/{application}`;
  const record = `${one}/submerchants/{record}`;
  const bank = `${accounts}/submerchants/payoutbankaccount`;
  const applicationId = '{application}';
  return [
    get(one),
    {
      ...put(one, { note: 'Called.' }),
      asks: ['accounts.requestInformation', 'accounts.status'],
    },
    {
      ...put(one, { settings: { sendReceipts: true } }),
      asks: ['accounts.submit', 'accounts.status'],
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
    post(
      `${accounts}/clone`,
      {
        smApplicationId: applicationId,
        subMerchantObjId: '{record}',
        spProductId: '{product}',
      },
      'product',
    ),
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

/** Accounts by both ways, invites, keys and products. */
export const boardingLines: readonly ObjectLine[] = [
  ...accountLines('backoffice/accounts'),
  ...accountLines('backoffice/accounts/center'),
  post('backoffice/accounts/{application}/checks/{check}/clear', { evidence: 'Another birthday.' }),
  post('backoffice/accounts/{application}/pci-reminder', {}),

  post('backoffice/invites', invitee, 'product'),
  post('backoffice/invites/createAndSend', invitee, 'product'),
  post(
    'backoffice/invites/addmerchant',
    { spProductId: '{product}', subMerchantId: '{account}' },
    'product',
  ),
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
    'backoffice/service-provider/spproducts/{product}/onboardingflowtemplates',
    { onboardingFlowTemplateIds: [] },
    'product',
  ),
  put(
    'backoffice/service-provider/spproducts/{product}/branding',
    {
      spProductName: 'Tidewater',
      squareLogoUrl: null,
      primaryColor: null,
      termsUrl: null,
      privacyUrl: null,
    },
    'product',
  ),
  ...['mcc', 'fees', 'ownership-types'].map((part) =>
    get(`backoffice/spproducts/{slug}/${part}`, undefined, 'catalog'),
  ),
];
