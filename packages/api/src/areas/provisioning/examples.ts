import type { ExamplesOf } from '../../kernel/examples.ts';
import {
  applicationExample,
  approvedExample,
  liveExample,
  withRecord,
} from '../applications/application.example.ts';
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
    response: liveExample,
  },
  setDefault: { params, body: { processor: 'simulator' }, response: liveExample },
  reset: {
    params,
    body: { processor: 'simulator' },
    response: withRecord(liveExample, {
      processor: {
        simulator: { status: 'provisioned', merchantId: '', id: '', isDefault: true },
      },
    }),
  },
  setUnderwritingStatus: {
    params,
    body: { status: 'underwriting', note: 'Sent to the processor.' },
    response: withRecord(
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
    response: withRecord(liveExample, { echeck: { enabled: true, status: 'inactive' } }),
  },
  setApplePay: {
    params,
    body: { enabled: true },
    response: withRecord(liveExample, { applePay: { enabled: true } }),
  },
  activate: { params, body: {}, response: liveExample },
  runChecks: {
    params,
    body: { kinds: ['sanctions'] },
    response: {
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
          clearance: null,
        },
      ],
    },
  },
  setOwnershipType: { params, body: { ownershipType: 'LLC' }, response: applicationExample },
  setRiskMetrics: { params, body: riskMetrics, response: withRecord(liveExample, { riskMetrics }) },
};
