import type { MatrixLine } from './matrix-line.ts';

/*
 * Who may make which call of the areas of boarding, written by hand from document 1, section 6, and
 * from what was decided beside it. Imports nothing from the sources.
 */

const reviewers = ['admin', 'underwriter'];
const staff = ['admin', 'underwriter', 'bank'];
const merchants = ['manager', 'merchantadmin', 'employee', 'applicant'];
const fillsIn = ['admin', 'provider', 'applicant'];
const providers = ['admin', 'provider'];
const administrators = ['admin'];
const seesProducts = ['admin', 'bank', 'provider'];
const seesBalance = ['admin', 'underwriter', ...merchants];

const none = 'none-such';
const ids = { id: none, subMerchantObjId: none };

const line =
  (method: MatrixLine['method']) =>
  (path: string, allowed: readonly string[], body?: unknown): MatrixLine => ({
    method,
    path: `backoffice/${path}`,
    allowed,
    ...(body === undefined ? {} : { body }),
  });
const get = line('GET');
const post = line('POST');
const put = line('PUT');
const remove = line('DELETE');

/** Readers differ between the operator's calls and the provider's; writers are the same. */
interface Readers {
  readonly lists: readonly string[];
  readonly overview: readonly string[];
  readonly checks: readonly string[];
  readonly categories: readonly string[];
  readonly loans: readonly string[];
  readonly reserved: readonly string[];
}

function accountLines(accounts: string, readers: Readers): readonly MatrixLine[] {
  const one = `${accounts}/${none}`;
  const record = `${one}/submerchants/${none}`;
  const bank = `${accounts}/submerchants/payoutbankaccount`;
  return [
    get(accounts, readers.lists),
    get(one, readers.overview),
    post(`${accounts}/new`, fillsIn),
    post(`${accounts}/submit`, fillsIn, { applicationId: none }),
    post(`${accounts}/clone`, providers, {
      smApplicationId: none,
      subMerchantObjId: none,
      spProductId: none,
    }),
    post(`${accounts}/raw`, administrators, { applicationId: none }),
    post(`${accounts}/checks`, readers.checks),
    post(`${one}/approve`, reviewers),
    put(one, [...fillsIn, 'underwriter']),
    put(`${accounts}/open`, administrators),
    get(`${accounts}/mcc`, readers.categories),
    get(record, readers.overview),
    put(record, fillsIn),

    post(`${record}/processor/provision`, administrators),
    put(`${record}/processor/default`, administrators),
    put(`${record}/processor/reset`, administrators),
    put(`${record}/underwriting-status`, reviewers),
    put(`${record}/echeck`, administrators),
    put(`${record}/applepay`, administrators),
    put(`${record}/activate`, administrators),
    post(`${record}/checks`, reviewers),
    put(`${record}/ownership-type`, [...fillsIn, 'underwriter']),
    put(`${record}/risk-metrics`, administrators),

    post(bank, fillsIn, ids),
    put(bank, fillsIn, ids),
    remove(bank, fillsIn, ids),
    post(`${bank}/getinfo`, fillsIn, { bankAccountToken: none }),

    get(`${one}/loans`, readers.loans),
    get(`${one}/reserved`, readers.reserved),
    post(`${one}/release-funds`, administrators),
  ];
}

export const boardingMatrix = (everyone: readonly string[]): readonly MatrixLine[] => [
  ...accountLines('accounts', {
    lists: [...staff, ...merchants, 'borrower'],
    overview: [...staff, ...merchants, 'provider'],
    checks: staff,
    categories: everyone,
    loans: [...staff, ...merchants],
    reserved: seesBalance,
  }),
  ...accountLines('accounts/center', {
    lists: providers,
    overview: providers,
    checks: providers,
    categories: providers,
    loans: providers,
    reserved: providers,
  }),
  post(`accounts/${none}/checks/${none}/clear`, reviewers),
  post(`accounts/${none}/pci-reminder`, administrators),
  { method: 'GET', path: 'submerchants', allowed: everyone },

  get('invites', providers),
  post('invites', providers),
  put(`invites/${none}`, providers),
  post(`invites/${none}/send?spProductId=${none}`, providers),
  post(`invites/${none}/delete?spProductId=${none}`, providers),
  post('invites/addmerchant', providers),
  post('invites/createAndSend', providers),
  post('invites/upload', providers),
  { method: 'GET', path: 'users/applicants', allowed: providers },
  { method: 'GET', path: `users/applicants/${none}`, allowed: providers },

  get('service-provider/apiusers', providers),
  post('service-provider/apiusers', providers),
  put(`service-provider/apiusers/${none}`, providers),
  remove(`service-provider/apiusers/${none}`, providers),

  get('service-provider/spproducts', seesProducts),
  get(`service-provider/spproducts/${none}/feestemplates`, seesProducts),
  get(`service-provider/spproducts/${none}/onboardingflowtemplates`, seesProducts),
  get(`service-provider/spproducts/${none}/ownershiptypes`, seesProducts),
  put(`service-provider/spproducts/${none}/webhook`, providers),
  get('service-provider/spproducts/webhooks', providers),
  put(`service-provider/spproducts/${none}/branding`, providers),
  put(`service-provider/spproducts/${none}/onboardingflowtemplates`, providers),
  get(`spproducts/${none}/mcc`, everyone),
  get(`spproducts/${none}/fees`, everyone),
  get(`spproducts/${none}/ownership-types`, everyone),

  get('capital/referrals', [...staff, ...merchants]),
];
