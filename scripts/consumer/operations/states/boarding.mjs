// Onboarding records in the state that an operation requires, created by earlier operations.

const address = { street: '9 Spruce Street', city: 'Portland', state: 'ME', zip: '04102' };

const business = {
  dbaName: 'Lantern Quay Coffee',
  legalName: 'Lantern Quay Coffee LLC',
  billingDescriptor: 'LANTERN QUAY COFFEE',
  taxIdType: 'EIN',
  taxId: '000000000',
  phone: '2075550142',
  email: 'office@lantern-quay.example',
  website: 'https://lantern-quay.example',
  description: 'Coffee and bread.',
  startedOn: '2019-05-04',
  location: address,
};

const owner = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  title: 'Owner',
  email: 'adaeze@lantern-quay.example',
  phone: '2075550187',
  dateOfBirth: '1984-09-17',
  idType: 'SSN',
  idNumber: '900123456',
  ownership: 100,
  isController: true,
  address,
};

/** A category that every product accepts. */
const mcc = '5814';

/** @param make calls an operation with its example and the given changes. */
export function boardingStates(make) {
  /** Path parameters of a new application, and its ids. */
  async function begun(changes = {}) {
    const body = { business, owners: [{ ...owner, ...changes }], mcc };
    const { applicationId } = await make('applications.create', { body });
    const { subMerchantDocs, subMerchantId } = await make('applications.get', {
      params: { id: applicationId },
    });
    return { applicationId, subMerchantId, subMerchantObjId: subMerchantDocs[0]._id };
  }

  const recordOf = ({ applicationId: id, subMerchantObjId }) => ({ id, subMerchantObjId });

  async function withToken({ applicationId, subMerchantId, subMerchantObjId }) {
    const { token } = await make('echecks.tokenize', { body: { subMerchantId } });
    return { body: { applicationId, subMerchantObjId, bankAccountToken: token } };
  }

  /** An application with a payout account that the bank knows. */
  async function banked(application) {
    const added = await withToken(application);
    await make('payoutAccounts.add', added);
    const { applicationId, bankAccountToken } = added.body;
    await make('payoutAccounts.getInfo', { body: { bankAccountToken } });
    return { applicationId, bankAccountToken };
  }

  async function complete(changes) {
    const application = await begun(changes);
    await banked(application);
    const params = recordOf(application);
    await make('applications.updateSubMerchant', { params, body: { mcc, acknowledged: true } });
    return application;
  }

  async function submitted(changes) {
    const application = await complete(changes);
    await make('applications.submit', { body: { applicationId: application.applicationId } });
    return application;
  }

  async function approved() {
    const application = await submitted();
    const params = { id: application.applicationId };
    await make('applications.approve', { params, body: { overrides: [] } });
    return application;
  }

  async function underwritten() {
    const application = await approved();
    const params = recordOf(application);
    await make('provisioning.setUnderwritingStatus', { params });
    return { params };
  }

  async function provisioned() {
    const { params } = await underwritten();
    await make('provisioning.provision', { params });
    return { params };
  }

  async function archived() {
    const { applicationId } = await begun();
    const body = { status: 'archived', reason: 'The merchant left.' };
    await make('applications.update', { params: { id: applicationId }, body });
    return { body: { applicationId } };
  }

  async function listed() {
    const { applicationId } = await submitted({ lastName: 'Sanctioned' });
    const query = { applicationId: [applicationId], kind: ['sanctions'] };
    const { data } = await make('applications.checks', { query });
    return { params: { id: applicationId, checkId: data[0].checkId } };
  }

  const ofAccounts = (area) => ({
    [`${area}.approve`]: async () => ({
      params: { id: (await submitted()).applicationId },
      body: { overrides: [] },
    }),
    [`${area}.open`]: archived,
    [`${area}.submit`]: async () => ({
      body: { applicationId: (await complete()).applicationId },
    }),
    [`${area}.update`]: async () => ({ params: { id: (await submitted()).applicationId } }),
    [`${area}.updateSubMerchant`]: async () => ({
      params: recordOf(await begun()),
      body: { mcc },
    }),
  });

  const ofProvisioning = (area) => ({
    [`${area}.provision`]: underwritten,
    [`${area}.reset`]: provisioned,
    [`${area}.setDefault`]: provisioned,
    [`${area}.setUnderwritingStatus`]: async () => ({ params: recordOf(await approved()) }),
    [`${area}.setOwnershipType`]: async () => ({ params: recordOf(await begun()) }),
  });

  const ofPayoutAccounts = (area) => {
    const one = async () => ({ body: await banked(await begun()) });
    return {
      [`${area}.add`]: async () => withToken(await begun()),
      [`${area}.prefer`]: one,
      [`${area}.remove`]: one,
      [`${area}.getInfo`]: async () => {
        const { bankAccountToken } = await banked(await begun());
        return { body: { bankAccountToken } };
      },
    };
  };

  /** An address without an invite. */
  const unused = () => ({ body: { email: `adaeze-${crypto.randomUUID()}@mail.example` } });

  async function invited() {
    const { _id, spProductId } = await make('invites.create', unused());
    return { params: { inviteId: _id }, query: { spProductId } };
  }

  return {
    ...ofAccounts('applications'),
    ...ofAccounts('applicationsCenter'),
    ...ofProvisioning('provisioning'),
    ...ofProvisioning('provisioningCenter'),
    ...ofPayoutAccounts('payoutAccounts'),
    ...ofPayoutAccounts('payoutAccountsCenter'),
    'applications.clearCheck': listed,
    'invites.create': unused,
    'invites.createAndSend': unused,
    'invites.update': async () => ({ params: (await invited()).params }),
    'invites.send': invited,
    'invites.remove': invited,
    'products.orderOnboardingFlowTemplates': async () => {
      const { data } = await make('products.onboardingFlowTemplates');
      const ids = data.map(({ onboardingFlowTemplateId }) => onboardingFlowTemplateId);
      return { body: { onboardingFlowTemplateIds: ids.toReversed() } };
    },
  };
}
