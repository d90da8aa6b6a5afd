import type { inviteSchema } from '@payfac/domain/invites';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { invites } from './contract.ts';

const created: z.input<typeof inviteSchema> = {
  _id: 'inv_5f2c',
  spProductId: 'spp_tidewater',
  spProductName: 'Tidewater Commerce',
  name: 'Adaeze Okafor',
  email: 'adaeze@lantern-quay.example',
  mobileNumber: '2075550187',
  businessName: 'Lantern Quay Books',
  feeTemplateId: 'tidewater-commerce-standard',
  onboardingFlowTemplateId: 'tidewater-commerce-full',
  status: 'created',
  sentCount: 0,
  sentAt: null,
  expiresAt: null,
  acceptedAt: null,
  applicationId: null,
  createdAt: '2026-02-10T14:30:00.000Z',
  createdBy: 'provider@harbor',
};

const sent: typeof created = {
  ...created,
  status: 'sent',
  sentCount: 1,
  sentAt: '2026-02-10T14:31:00.000Z',
  expiresAt: '2026-02-24T14:31:00.000Z',
};

const body = {
  spProductId: 'spp_tidewater',
  name: 'Adaeze Okafor',
  email: 'adaeze@lantern-quay.example',
  mobileNumber: '2075550187',
  businessName: 'Lantern Quay Books',
  feeTemplateId: 'tidewater-commerce-standard',
  onboardingFlowTemplateId: 'tidewater-commerce-full',
} as const;

const params = { inviteId: 'inv_5f2c' } as const;
const query = { spProductId: 'spp_tidewater' } as const;
const rows = 'name,email\nAdaeze Okafor,adaeze@lantern-quay.example\nLeon Marsh,leon@\n';

export const invitesExamples: ExamplesOf<typeof invites> = {
  list: {
    query: { spProductId: ['spp_tidewater'], status: ['sent'], sort: '-sentAt' },
    response: { data: [sent], count: 1 },
  },
  create: { body, response: created },
  update: {
    params,
    body: { spProductId: 'spp_tidewater', businessName: 'Lantern Quay Books LLC' },
    response: { ...created, businessName: 'Lantern Quay Books LLC' },
  },
  send: { params, query, response: sent },
  remove: { params, query, response: { success: true } },
  addMerchant: {
    body: { spProductId: 'spp_clinicline', subMerchantId: 'sm_0007' },
    response: {
      ...created,
      _id: 'inv_6a01',
      spProductId: 'spp_clinicline',
      spProductName: 'Clinicline Pay',
      name: 'Leon Marsh',
      email: 'leon@heron-dental.example',
      mobileNumber: '2075550123',
      businessName: 'Heron Family Dentistry',
      feeTemplateId: null,
      onboardingFlowTemplateId: null,
    },
  },
  createAndSend: { body, response: sent },
  upload: {
    body: {
      file: new File([rows], 'invites.csv', { type: 'text/csv' }),
      spProductId: 'spp_tidewater',
      send: 'true',
    },
    response: {
      succeeded: { count: 1, results: [sent] },
      failed: {
        count: 1,
        results: [
          {
            rowNumber: 3,
            name: 'Leon Marsh',
            email: 'leon@',
            errorDetails: {
              type: 'validation',
              message: 'Enter an email address, such as name@example.com.',
            },
          },
        ],
      },
    },
  },
};
