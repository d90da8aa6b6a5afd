import type { applicationSchema } from '@payfac/domain/accounts';
import type * as z from 'zod/mini';

type Application = z.input<typeof applicationSchema>;

/** A merchant under review; the exchanges of its account continue from here. */
export const applicationExample: Application = {
  applicationId: 'app_0012',
  subMerchantId: 'sm_0012',
  spProductId: 'spp_tidewater',
  spProductName: 'Tidewater Commerce',
  terms: { termsUrl: null, privacyUrl: null },
  status: 'review',
  stage: 'review',
  provisioning: null,
  suspension: null,
  logs: [
    {
      type: 'status',
      verb: 'Submitted the application',
      from: 'In progress',
      to: 'Review',
      note: null,
      datetime: '2026-02-12T15:05:00.000Z',
      username: 'provider@tidewater',
      name: 'Ines Rojas',
    },
    {
      type: 'note',
      verb: 'Added a note',
      from: null,
      to: null,
      note: 'Lease shows the same address.',
      datetime: '2026-02-12T16:20:00.000Z',
      username: 'underwriter@harbor',
      name: 'Dominic Soto',
    },
  ],
  rules: { knowYourBusiness: true, acknowledged: true },
  acceptedTerms: {
    version: '2026-01',
    acceptedAt: '2026-02-12T15:40:00.000Z',
    acceptedBy: 'adaeze@lantern-quay.example',
  },
  identity: {
    ownershipType: 'LLC',
    business: {
      dbaName: 'Lantern Quay Books',
      legalName: 'Lantern Quay Books LLC',
      billingDescriptor: 'LANTERN QUAY BOOKS',
      taxIdType: 'EIN',
      taxId: '•••••0000',
      phone: '2075550142',
      email: 'office@lantern-quay.example',
      website: 'https://lantern-quay.example',
      description: 'New and second-hand books, in the shop and by mail.',
      startedOn: '2019-05-04',
      location: { street: '14 Custom House Wharf', city: 'Portland', state: 'ME', zip: '04101' },
    },
    owners: [
      {
        ownerId: 'own_0012_1',
        firstName: 'Adaeze',
        lastName: 'Okafor',
        title: 'Owner',
        email: 'adaeze@lantern-quay.example',
        phone: '2075550187',
        dateOfBirth: '1984-09-17',
        idType: 'SSN',
        idNumber: '•••••6789',
        ownership: 100,
        isController: true,
        address: { street: '9 Spruce Street', city: 'Portland', state: 'ME', zip: '04102' },
      },
    ],
  },
  subMerchantDocs: [
    {
      _id: 'smo_0012',
      subMerchantId: 'sm_0012',
      applicationId: 'app_0012',
      identity: {
        ownershipType: 'LLC',
        business: {
          dbaName: 'Lantern Quay Books',
          legalName: 'Lantern Quay Books LLC',
          billingDescriptor: 'LANTERN QUAY BOOKS',
        },
      },
      mcc: '5942',
      processor: {},
      echeck: { enabled: false, status: 'inactive' },
      applePay: { enabled: false },
      cybersource: { enabled: false },
      decisionManager: { enabled: false },
      rules: { knowYourBusiness: true, acknowledged: true },
      riskRules: [],
      riskMetrics: null,
      fees: { percentage: '2.9', fixed: 0.3, dispute: 15, reserve: '0' },
      createdAt: '2026-02-11T15:04:00.000Z',
      updatedAt: '2026-02-12T16:20:00.000Z',
    },
  ],
  payoutBankAccounts: [
    {
      bankAccountToken: 'ba_0012',
      applicationId: 'app_0012',
      subMerchantObjId: 'smo_0012',
      accountHolderName: 'Lantern Quay Books LLC',
      accountType: 'checking',
      bankName: 'Simulated Bank',
      last4: '6789',
      isPreferred: true,
      verification: 'verified',
      verifiedAt: '2026-02-11T17:30:00.000Z',
      createdAt: '2026-02-11T17:29:00.000Z',
    },
  ],
  tokenization: { publicKey: 'pk_test_app_0012' },
  settings: {
    payoutSchedule: 'daily',
    payoutThreshold: 1000,
    notificationEmail: null,
    sendReceipts: true,
    dualPricing: { enabled: false, diffPercentage: '0' },
    pci: {
      status: 'not-started',
      questionnaire: null,
      completedAt: null,
      expiresOn: null,
      lastScanOn: null,
      remindedAt: null,
    },
  },
  features: {},
  submittedAt: '2026-02-11T17:45:00.000Z',
  createdAt: '2026-02-11T15:04:00.000Z',
  updatedAt: '2026-02-12T16:20:00.000Z',
};

const processor = { merchantId: '', id: '', isDefault: true } as const;

/** The same merchant with its one record changed. */
export const withRecord = (
  application: Application,
  changes: Partial<Application['subMerchantDocs'][number]>,
): Application => ({
  ...application,
  subMerchantDocs: application.subMerchantDocs.map((record) => ({ ...record, ...changes })),
});

export const approvedExample: Application = withRecord(
  {
    ...applicationExample,
    status: 'approved',
    stage: 'processor_underwriting',
    provisioning: 'requested',
    updatedAt: '2026-02-13T14:02:00.000Z',
  },
  { processor: { simulator: { ...processor, status: 'requested' } } },
);

export const liveExample: Application = withRecord(
  {
    ...approvedExample,
    status: 'active',
    stage: 'active',
    provisioning: 'provisioned',
    features: {
      customers: { enabled: true },
      ccTxs: { enabled: true },
      invoices: { enabled: true },
      virtualTerminal: { enabled: true },
    },
    updatedAt: '2026-02-16T13:11:00.000Z',
  },
  {
    processor: {
      simulator: {
        status: 'provisioned',
        merchantId: 'simm_0012',
        id: 'simm_0012_1',
        isDefault: true,
      },
    },
    updatedAt: '2026-02-16T13:11:00.000Z',
  },
);
