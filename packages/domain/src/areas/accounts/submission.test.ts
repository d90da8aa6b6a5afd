import { describe, expect, it } from 'vitest';
import { missingForSubmission } from './index.ts';

const location = { street: '120 Pier Road', city: 'Portland', state: 'ME', zip: '04101' } as const;

const owner = {
  ownerId: 'own_1',
  firstName: 'Grace',
  lastName: 'Murray',
  title: 'CEO',
  email: null,
  phone: null,
  dateOfBirth: '1980-02-29',
  idType: 'SSN',
  idNumber: '•••••6789',
  ownership: 60,
  isController: true,
  address: location,
} as const;

const business = {
  dbaName: 'Lantern Books',
  legalName: 'Lantern Books LLC',
  billingDescriptor: 'LANTERN BOOKS',
  taxIdType: 'EIN',
  taxId: '•••••0000',
  phone: '2075550142',
  email: 'office@lantern.example',
  website: null,
  description: 'Second-hand books',
  startedOn: null,
  location,
} as const;

const account = {
  bankAccountToken: 'ba_1',
  applicationId: 'app_1',
  subMerchantObjId: 'smo_1',
  accountHolderName: 'Lantern Books LLC',
  accountType: 'checking',
  bankName: null,
  last4: '6789',
  isPreferred: true,
  verification: 'pending',
  verifiedAt: null,
  createdAt: new Date(0),
} as const;

const identity = { ownershipType: 'LLC' as const, business, owners: [owner] };
const whole = {
  identity,
  subMerchantDocs: [{ mcc: '5942' }],
  payoutBankAccounts: [account],
  rules: { knowYourBusiness: false, acknowledged: true },
};
const pathsOf = (application: Parameters<typeof missingForSubmission>[0]) =>
  missingForSubmission(application).map(({ path }) => path);

describe('an application', () => {
  it('that is whole lacks nothing', () => expect(missingForSubmission(whole)).toEqual([]));

  it('needs what the tax office, the card statement and the payouts ask for', () => {
    const bare = {
      ...business,
      billingDescriptor: '',
      taxId: null,
      phone: null,
      email: null,
      description: null,
      location: null,
    };
    expect(
      pathsOf({
        identity: { ...identity, business: bare },
        subMerchantDocs: [{ mcc: '5942' }, { mcc: null }],
        payoutBankAccounts: [],
        rules: { knowYourBusiness: false, acknowledged: false },
      }),
    ).toEqual([
      'identity.business.billingDescriptor',
      'identity.business.taxId',
      'identity.business.phone',
      'identity.business.email',
      'identity.business.description',
      'identity.business.location',
      'subMerchantDocs.1.mcc',
      'payoutBankAccounts',
      'rules.acknowledged',
    ]);
  });

  it('needs to know its owners', () => {
    const unknown = { ...owner, title: null, dateOfBirth: null, idNumber: '', address: null };
    expect(pathsOf({ ...whole, identity: { ...identity, owners: [owner, unknown] } })).toEqual([
      'identity.owners.1.title',
      'identity.owners.1.dateOfBirth',
      'identity.owners.1.idNumber',
      'identity.owners.1.address',
      'identity.owners',
    ]);
  });

  it.each([
    ['somebody who runs it', 'LLC', [{ ...owner, isController: false }]],
    [
      'one owner when it is one person’s',
      'SoleProprietorship',
      [owner, { ...owner, ownership: 1 }],
    ],
    ['shares of at most all of it', 'LLC', [owner, { ...owner, ownership: 41 }]],
  ] as const)('needs %s', (_, ownershipType, owners) => {
    const sole = { ...identity, ownershipType, owners: [...owners] };
    expect(pathsOf({ ...whole, identity: sole })).toEqual(['identity.owners']);
  });
});
