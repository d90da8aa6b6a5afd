import * as contract from '@payfac/api/contract';
import {
  bankAccount,
  bankToken,
  form,
  newAccount,
  owner,
  recordPath,
  type Shown,
  submitted,
} from './boarding.ts';
import type { Walker } from './oversight-walk.ts';
import type { TestSession } from './session.ts';

type Areas = Readonly<
  Record<'applications' | 'provisioning' | 'payoutAccounts' | 'funds', contract.Area>
>;

/** Every call of an account's life, by the operator's paths or by the provider's. */
async function walkAccounts(
  { api, succeed, admin }: Walker,
  { applications, provisioning, payoutAccounts, funds }: Areas,
  reader: TestSession,
  accounts: string,
): Promise<void> {
  const call = (area: contract.Area, key: string, path: string, body?: unknown) => {
    const endpoint = area[key];
    if (!endpoint) throw new Error(`No call ${key}`);
    const isRead = ['list', 'get', 'getSubMerchant', 'categories', 'checks'].includes(key);
    return succeed(endpoint, isRead ? reader : admin, path, body);
  };
  const at = `backoffice/${accounts}`;
  await call(applications, 'list', at);
  await call(applications, 'categories', `${at}/mcc`);
  const made = await call(applications, 'create', `${at}/new`, newAccount());
  const { applicationId } = made;
  const one: Shown = await call(applications, 'get', `${at}/${applicationId}`);
  const record = `backoffice/${recordPath(one, accounts)}`;
  await call(applications, 'getSubMerchant', record);
  await call(applications, 'updateSubMerchant', record, { acknowledged: true });
  await call(provisioning, 'setOwnershipType', `${record}/ownership-type`, {
    ownershipType: 'LLC',
  });

  const bank = `${at}/submerchants/payoutbankaccount`;
  const first = await bankToken(api, one);
  const second = await bankToken(api, one);
  await call(payoutAccounts, 'add', bank, bankAccount(one, first));
  await call(payoutAccounts, 'add', bank, bankAccount(one, second));
  await call(payoutAccounts, 'prefer', bank, { applicationId, bankAccountToken: second });
  await call(payoutAccounts, 'remove', bank, { applicationId, bankAccountToken: first });

  await call(applications, 'submit', `${at}/submit`, { applicationId });
  await call(applications, 'checks', `${at}/checks?applicationId=${applicationId}`);
  await call(provisioning, 'runChecks', `${record}/checks`, { kinds: ['business'] });
  await call(applications, 'approve', `${at}/${applicationId}/approve`, { note: 'Looks sound.' });
  const underwriting = { status: 'underwriting' };
  await call(provisioning, 'setUnderwritingStatus', `${record}/underwriting-status`, underwriting);
  const processor = { processor: 'simulator' };
  await call(provisioning, 'provision', `${record}/processor/provision`, processor);
  const live = await call(payoutAccounts, 'getInfo', `${bank}/getinfo`, {
    bankAccountToken: second,
  });
  if (live.verification !== 'verified') throw new Error('The account is not verified.');
  await call(provisioning, 'setDefault', `${record}/processor/default`, processor);
  await call(provisioning, 'setECheck', `${record}/echeck`, { enabled: true });
  await call(provisioning, 'setApplePay', `${record}/applepay`, { enabled: true });
  await call(provisioning, 'setRiskMetrics', `${record}/risk-metrics`, {
    monthlyVolume: 50_000,
    averageTicket: 24.5,
    highestTicket: 900,
    dailyCount: 80,
  });
  await call(provisioning, 'reset', `${record}/processor/reset`, processor);
  await call(applications, 'update', `${at}/${applicationId}`, { note: 'Live.' });
  await call(applications, 'raw', `${at}/raw`, { applicationId });
  await call(applications, 'clone', `${at}/clone`, {
    smApplicationId: applicationId,
    subMerchantObjId: one.subMerchantDocs[0]._id,
    spProductId: 'spp_clinicline',
  });

  const other = await submitted(api, admin);
  const otherPath = `${at}/${other.applicationId}`;
  await call(applications, 'update', otherPath, { status: 'declined', reason: 'No lease.' });
  await call(applications, 'update', otherPath, { status: 'archived', reason: 'Silence.' });
  await call(applications, 'open', `${at}/open`, {
    applicationId: other.applicationId,
    reason: 'They called.',
  });

  const third = await submitted(api, admin);
  const thirdRecord = `backoffice/${recordPath(third, accounts)}`;
  await call(applications, 'approve', `${at}/${third.applicationId}/approve`, {});
  await call(
    provisioning,
    'setUnderwritingStatus',
    `${thirdRecord}/underwriting-status`,
    underwriting,
  );
  await call(provisioning, 'provision', `${thirdRecord}/processor/provision`, processor);
  await api.open.pool.query(
    "update payout_bank_accounts set verification = 'verified' where application_id = $1",
    [third.applicationId],
  );
  await call(provisioning, 'activate', `${thirdRecord}/activate`, {});

  await call(funds, 'loans', `${at}/app_0001/loans`);
  const { rows } = await api.open.pool.query<{ id: string }>(
    `select s.application_id as id from ledger_entries e join sub_merchants s using (sub_merchant_id)
     where e.account like 'reserve:%' and e.facilitator_id = 'harbor'
     group by s.application_id having sum(e.amount) > 100 limit 1`,
  );
  const reserved = `${at}/${rows[0]?.id}`;
  await call(funds, 'reserved', `${reserved}/reserved`);
  const order = { segment: 'card', amount: 0.25, reason: 'Quiet for half a year.' };
  await call(funds, 'release', `${reserved}/release-funds`, order);
}

/** The walk's calls of the areas of boarding; each takes several areas at once. */
export const boardingWalk: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
  'accounts of the operator': async (walker) => {
    await walkAccounts(walker, contract, walker.admin, 'accounts');
    const path = 'submerchants?fields=dbaName&fields=subMerchantId';
    await walker.succeed(contract.applications.lookup, walker.admin, path);
    const matched = await submitted(walker.api, walker.admin, {
      owners: [owner({ lastName: 'Sanctioned' })],
    });
    const accounts = 'backoffice/accounts';
    const failed = await walker.succeed(
      contract.applications.checks,
      walker.admin,
      `${accounts}/checks?applicationId=${matched.applicationId}&kind=sanctions`,
    );
    await walker.succeed(
      contract.applications.clearCheck,
      walker.admin,
      `${accounts}/${matched.applicationId}/checks/${failed.data[0].checkId}/clear`,
      { evidence: 'Another date of birth.' },
    );
    await walker.succeed(
      contract.applications.remindPci,
      walker.admin,
      'backoffice/accounts/app_0001/pci-reminder',
      {},
    );
  },

  'accounts of the provider': (walker) =>
    walkAccounts(
      walker,
      {
        applications: contract.applicationsCenter,
        provisioning: contract.provisioningCenter,
        payoutAccounts: contract.payoutAccountsCenter,
        funds: contract.fundsCenter,
      },
      walker.provider,
      'accounts/center',
    ),

  invites: async ({ succeed, provider }) => {
    const { invites } = contract;
    const path = 'backoffice/invites';
    const spProductId = 'spp_tidewater';
    const person = { spProductId, name: 'Grace Murray', email: 'grace@walk.example' };
    await succeed(invites.list, provider, path);
    const made = await succeed(invites.create, provider, path, person);
    const changes = { spProductId, name: 'Grace M.' };
    await succeed(invites.update, provider, `${path}/${made._id}`, changes);
    const query = `?spProductId=${spProductId}`;
    await succeed(invites.send, provider, `${path}/${made._id}/send${query}`);
    await succeed(invites.remove, provider, `${path}/${made._id}/delete${query}`);
    const other = { ...person, email: 'other@walk.example' };
    await succeed(invites.createAndSend, provider, `${path}/createAndSend`, other);
    const boarded = { spProductId, subMerchantId: 'sm_0001' };
    await succeed(invites.addMerchant, provider, `${path}/addmerchant`, boarded);
    const { body, headers } = form('name,email\r\nAda Byron,ada@walk.example\r\n', { spProductId });
    await succeed(invites.upload, provider, `${path}/upload`, body, headers);
  },

  applicants: async ({ succeed, provider }) => {
    const { applicants } = contract;
    const page = await succeed(applicants.list, provider, 'users/applicants');
    await succeed(applicants.get, provider, `users/applicants/${page.data[0].id}`);
  },

  'API keys': async ({ succeed, provider }) => {
    const { apiKeys } = contract;
    const path = 'backoffice/service-provider/apiusers';
    const spProductId = 'spp_tidewater';
    await succeed(apiKeys.list, provider, path);
    const made = await succeed(apiKeys.create, provider, path, { spProductId, name: 'Walk' });
    const rotate = { spProductId, rotate: true };
    await succeed(apiKeys.update, provider, `${path}/${made._id}`, rotate);
    await succeed(apiKeys.remove, provider, `${path}/${made._id}`, { spProductId });
  },

  products: async ({ succeed, provider }) => {
    const { products } = contract;
    const path = 'backoffice/service-provider/spproducts';
    const one = `${path}/spp_tidewater`;
    await succeed(products.list, provider, path);
    await succeed(products.feeTemplates, provider, `${one}/feestemplates`);
    await succeed(products.onboardingFlowTemplates, provider, `${one}/onboardingflowtemplates`);
    await succeed(
      products.orderOnboardingFlowTemplates,
      provider,
      `${one}/onboardingflowtemplates`,
      { onboardingFlowTemplateIds: ['tidewater-commerce-short', 'tidewater-commerce-full'] },
    );
    await succeed(products.ownershipTypes, provider, `${one}/ownershiptypes`);
    await succeed(products.updateWebhook, provider, `${one}/webhook`, {
      url: 'https://hooks.tidewater.example/payfac',
      enabled: true,
      events: ['payment.succeeded'],
    });
    await succeed(products.webhooks, provider, `${path}/webhooks`);
    await succeed(products.updateBranding, provider, `${one}/branding`, {
      spProductName: 'Tidewater',
      squareLogoUrl: 'https://cdn.tidewater.example/logo.png',
      primaryColor: '#004466',
      termsUrl: null,
      privacyUrl: null,
    });
    const bySlug = 'backoffice/spproducts/tidewater-commerce';
    await succeed(products.categoriesBySlug, provider, `${bySlug}/mcc`);
    await succeed(products.feesBySlug, provider, `${bySlug}/fees`);
    await succeed(products.ownershipTypesBySlug, provider, `${bySlug}/ownership-types`);
  },

  capital: async ({ succeed, admin }) => {
    await succeed(contract.capital.referrals, admin, 'backoffice/capital/referrals');
  },
};
