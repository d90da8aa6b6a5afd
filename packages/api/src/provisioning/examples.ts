import {
  applicationExample,
  approvedExample,
  liveExample,
  withRecord,
} from '../applications/application.example.ts';
import type { ExamplesOf } from '../contract/examples.ts';
import type { provisioning } from './contract.ts';

const params = { id: 'app_0012', subMerchantObjId: 'smo_0012' } as const;
const riskMetrics = {
  monthlyVolume: 60_000,
  averageTicket: 38.5,
  highestTicket: 1200,
  dailyCount: 90,
};

export const provisioningExamples: ExamplesOf<typeof provisioning> = {
  provision: {
    params,
    body: { processor: 'simulator', merchantId: 'simm_0012', id: 'simm_0012_1' },
    answer: liveExample,
  },
  setDefault: { params, body: { processor: 'simulator' }, answer: liveExample },
  reset: {
    params,
    body: { processor: 'simulator' },
    answer: withRecord(liveExample, {
      processor: {
        simulator: { status: 'provisioned', merchantId: '', id: '', isDefault: true },
      },
    }),
  },
  setUnderwritingStatus: {
    params,
    body: { status: 'underwriting', note: 'Sent to the processor.' },
    answer: withRecord(
      { ...approvedExample, provisioning: 'underwriting' },
      {
        processor: {
          simulator: { status: 'underwriting', merchantId: '', id: '', isDefault: true },
        },
      },
    ),
  },
  setECheck: {
    params,
    body: { enabled: true },
    answer: withRecord(liveExample, { echeck: { enabled: true, status: 'inactive' } }),
  },
  setApplePay: {
    params,
    body: { enabled: true },
    answer: withRecord(liveExample, { applePay: { enabled: true } }),
  },
  activate: { params, body: {}, answer: liveExample },
  runChecks: {
    params,
    body: { kinds: ['sanctions'] },
    answer: {
      data: [
        {
          checkId: 'chk_0012_2',
          applicationId: 'app_0012',
          subMerchantObjId: 'smo_0012',
          kind: 'sanctions',
          result: 'pass',
          subject: 'Adaeze Okafor',
          detail: null,
          ranAt: '2026-02-12T16:18:00.000Z',
          ranBy: 'underwriter@harbor',
        },
      ],
    },
  },
  setOwnershipType: { params, body: { ownershipType: 'LLC' }, answer: applicationExample },
  setRiskMetrics: { params, body: riskMetrics, answer: withRecord(liveExample, { riskMetrics }) },
};
