import type { ExamplesOf } from '../../kernel/examples.ts';
import { applicationExample, approvedExample, withRecord } from './application.example.ts';
import type { applications } from './contract.ts';

const params = { id: 'app_0012' } as const;
const bothIds = { id: 'app_0012', subMerchantObjId: 'smo_0012' } as const;

export const applicationsExamples: ExamplesOf<typeof applications> = {
  list: {
    query: { status: ['review'], spProductId: ['spp_tidewater'], sort: '-submittedAt' },
    response: { data: [applicationExample], count: 1 },
  },
  get: { params, response: applicationExample },
  create: {
    body: {
      spProductId: 'spp_tidewater',
      ownershipType: 'LLC',
      business: {
        dbaName: 'Lantern Quay Books',
        legalName: 'Lantern Quay Books LLC',
        email: 'office@lantern-quay.example',
      },
      mcc: '5942',
    },
    response: { success: true, message: 'Account created', applicationId: 'app_0012' },
  },
  submit: { body: { applicationId: 'app_0012' }, response: applicationExample },
  clone: {
    body: {
      smApplicationId: 'app_0012',
      subMerchantObjId: 'smo_0012',
      spProductId: 'spp_clinicline',
    },
    response: withRecord(
      {
        ...applicationExample,
        applicationId: 'app_0061',
        subMerchantId: 'sm_0061',
        spProductId: 'spp_clinicline',
        spProductName: 'Clinicline Pay',
        status: 'progress',
        stage: 'business_info',
        logs: [],
        rules: { knowYourBusiness: false, acknowledged: false },
        payoutBankAccounts: [],
        tokenization: { publicKey: 'pk_test_app_0061' },
        submittedAt: null,
        createdAt: '2026-02-20T18:00:00.000Z',
        updatedAt: '2026-02-20T18:00:00.000Z',
      },
      {
        _id: 'smo_0061',
        subMerchantId: 'sm_0061',
        applicationId: 'app_0061',
        rules: { knowYourBusiness: false, acknowledged: false },
        fees: { percentage: '2.7', fixed: 0.25, dispute: 15, reserve: '0' },
        createdAt: '2026-02-20T18:00:00.000Z',
        updatedAt: '2026-02-20T18:00:00.000Z',
      },
    ),
  },
  raw: {
    body: { applicationId: 'app_0012' },
    response: {
      applicationId: 'app_0012',
      raw: { application_id: 'app_0012', status: 'review', stage: 'review' },
    },
  },
  checks: {
    query: { applicationId: ['app_0012'], kind: ['business'], sort: '-ranAt' },
    response: {
      data: [
        {
          checkId: 'chk_0012_1',
          applicationId: 'app_0012',
          subMerchantObjId: 'smo_0012',
          kind: 'business',
          result: 'pass',
          subject: 'Lantern Quay Books LLC',
          detail: null,
          ranAt: '2026-02-11T17:45:02.000Z',
          ranBy: null,
          clearance: null,
        },
      ],
      count: 1,
    },
  },
  approve: {
    params,
    body: {
      note: 'Lease and license seen.',
      overrides: [{ item: 'chk_0012_1', reason: 'Matched by the lease and the license.' }],
    },
    response: approvedExample,
  },
  clearCheck: {
    params: { id: 'app_0012', checkId: 'chk_0012_3' },
    body: { evidence: 'Born in 1984; the listed person was born in 1951.' },
    response: {
      checkId: 'chk_0012_3',
      applicationId: 'app_0012',
      subMerchantObjId: 'smo_0012',
      kind: 'sanctions',
      result: 'fail',
      subject: 'Lantern Quay Books LLC',
      detail: 'Adaeze Okafor is on a list.',
      ranAt: '2026-02-11T17:45:02.000Z',
      ranBy: null,
      clearance: {
        evidence: 'Born in 1984; the listed person was born in 1951.',
        clearedAt: '2026-02-12T16:40:00.000Z',
        clearedBy: 'underwriter@harbor',
      },
    },
  },
  update: {
    params,
    body: { status: 'identity', reason: 'Please add the second owner.' },
    response: { ...applicationExample, status: 'identity', stage: 'business_info' },
  },
  open: {
    body: { applicationId: 'app_0012', reason: 'The merchant came back.' },
    response: { ...applicationExample, status: 'identity', stage: 'business_info' },
  },
  categories: {
    query: { description: 'book', sort: 'mcc' },
    response: { data: [{ mcc: '5942', description: 'Book Stores' }], count: 1 },
  },
  getSubMerchant: { params: bothIds, response: applicationExample },
  updateSubMerchant: {
    params: bothIds,
    body: { mcc: '5942', acknowledged: true },
    response: applicationExample,
  },
  remindPci: {
    params,
    response: {
      ...applicationExample,
      settings: {
        ...applicationExample.settings,
        pci: { ...applicationExample.settings.pci, remindedAt: '2026-03-02T16:00:00.000Z' },
      },
    },
  },
  lookup: {
    query: { fields: ['subMerchantId', 'dbaName'], name: 'Lantern' },
    response: { data: [{ subMerchantId: 'sm_0012', dbaName: 'Lantern Quay Books' }], count: 1 },
  },
};
