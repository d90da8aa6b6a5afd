import { describe, expect, it } from 'vitest';
import { heldBy } from '../../kernel/access/held-by.fixture.ts';
import type { Role } from '../../kernel/access/index.ts';
import { cents } from '../../kernel/money/index.ts';
import { type Application, applicationFor } from './index.ts';

const at = new Date('2026-02-11T15:04:00Z');
const fees = { percentage: '2.9', fixed: cents(30), dispute: cents(1500), reserve: '0' };

const application: Application = {
  applicationId: 'app_1',
  subMerchantId: 'sm_1',
  spProductId: 'spp_1',
  spProductName: 'Tidewater',
  status: 'review',
  stage: 'review',
  provisioning: null,
  suspension: null,
  logs: [
    {
      type: 'note',
      verb: 'Added a note',
      from: null,
      to: null,
      note: 'Ask about the lease.',
      datetime: at,
      username: 'underwriter',
      name: 'Dominic Soto',
    },
  ],
  rules: { knowYourBusiness: true, acknowledged: true },
  terms: { termsUrl: null, privacyUrl: null },
  acceptedTerms: null,
  identity: {
    ownershipType: 'LLC',
    business: {
      dbaName: 'Lantern',
      legalName: 'Lantern LLC',
      billingDescriptor: null,
      taxIdType: 'EIN',
      taxId: '123456789',
      phone: null,
      email: null,
      website: null,
      description: null,
      startedOn: null,
      location: null,
    },
    owners: [
      {
        ownerId: 'own_1',
        firstName: 'Grace',
        lastName: 'Murray',
        title: null,
        email: null,
        phone: null,
        dateOfBirth: null,
        idType: 'SSN',
        idNumber: '987654321',
        ownership: null,
        isController: true,
        address: null,
      },
    ],
  },
  subMerchantDocs: [
    {
      _id: 'smo_1',
      subMerchantId: 'sm_1',
      applicationId: 'app_1',
      identity: {
        ownershipType: 'LLC',
        business: { dbaName: 'Lantern', legalName: 'Lantern LLC', billingDescriptor: null },
      },
      mcc: '5942',
      processor: {},
      echeck: { enabled: false, status: 'inactive' },
      applePay: { enabled: false },
      cybersource: { enabled: false },
      decisionManager: { enabled: false },
      rules: { knowYourBusiness: true, acknowledged: true },
      riskRules: [{ ruleId: 'velocity', enabled: true, params: { limit: 5 } }],
      riskMetrics: {
        monthlyVolume: cents(1),
        averageTicket: cents(1),
        highestTicket: cents(1),
        dailyCount: 1,
      },
      fees,
      createdAt: at,
      updatedAt: at,
    },
  ],
  payoutBankAccounts: [],
  tokenization: { publicKey: 'pk' },
  settings: {
    payoutSchedule: 'daily',
    payoutThreshold: cents(100_000),
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
  submittedAt: at,
  createdAt: at,
  updatedAt: at,
};

const seenBy = (role: Role) => {
  const { identity, logs, subMerchantDocs } = applicationFor(application, heldBy(role));
  const [record] = subMerchantDocs;
  return [
    identity.business.taxId,
    identity.owners[0]?.idNumber,
    logs.length + (record?.riskRules.length ?? 0) + (record?.riskMetrics ? 1 : 0),
  ];
};

describe('an application', () => {
  it.each<[Role, unknown[]]>([
    ['admin', ['123456789', '987654321', 3]],
    ['underwriter', ['•••••6789', '•••••4321', 3]],
    ['bank', ['•••••6789', '•••••4321', 3]],
    ['manager', ['123456789', '987654321', 0]],
    ['applicant', ['•••••6789', '•••••4321', 0]],
    ['service-provider', ['•••••6789', '•••••4321', 0]],
  ])('shows to %s: %j', (role, seen) => expect(seenBy(role)).toEqual(seen));

  it('shows its merchant the reasons it was told, and no other note', () => {
    const told = {
      type: 'note',
      verb: 'Asked for more information',
      from: 'Review',
      to: 'Identity',
      note: 'Send the lease.',
      datetime: at,
      username: 'u',
      name: 'U',
      isTold: true,
    };
    const logs = [...application.logs, { ...told, type: 'note' as const }];
    const seen = applicationFor({ ...application, logs }, heldBy('applicant'));
    expect(seen.logs.map(({ note }) => note)).toEqual(['Send the lease.']);
  });

  it('is otherwise the same for everyone and keeps missing values missing', () => {
    const { identity: _, logs: _logs, subMerchantDocs: _docs, ...rest } = application;
    expect(applicationFor(application, heldBy('applicant'))).toMatchObject(rest);
    const untold = {
      ...application,
      identity: {
        ...application.identity,
        business: { ...application.identity.business, taxId: null },
      },
    };
    expect(applicationFor(untold, heldBy('bank')).identity.business.taxId).toBeNull();
  });
});
