import type { ExamplesOf } from '../../kernel/examples.ts';
import type { accounts } from './contract.ts';

export const accountsExamples: ExamplesOf<typeof accounts> = {
  view: {
    query: { owners: 'Okafor', status: ['active'], sort: '-createdAt' },
    response: {
      data: [
        {
          applicationId: 'app_00012',
          subMerchantObjId: 'smo_00012',
          subMerchantId: 'sm_00012',
          dbaName: 'Lantern Quay Books',
          legalName: 'Lantern Quay Books LLC',
          owners: [{ firstName: 'Adaeze', lastName: 'Okafor' }],
          ownershipType: 'LLC',
          mcc: '5942',
          city: 'Portland',
          state: 'ME',
          status: 'active',
          stage: 'active',
          isSuspended: false,
          spProductId: 'spp_tidewater',
          spProductName: 'Tidewater Commerce',
          createdAt: '2026-02-11T15:04:00.000Z',
        },
      ],
      count: 1,
    },
  },
  names: {
    query: { name: 'Lantern', sort: 'dbaName' },
    response: {
      data: [
        {
          subMerchantId: 'sm_00012',
          applicationId: 'app_00012',
          dbaName: 'Lantern Quay Books',
          legalName: 'Lantern Quay Books LLC',
          phone: '9125550143',
          features: ['customers', 'ccTxs', 'invoices', 'virtualTerminal'],
          takesEchecks: true,
          dualPricing: { enabled: true, diffPercentage: '3.5' },
          paymentCeiling: 999_999.99,
        },
      ],
      count: 1,
    },
  },
};
