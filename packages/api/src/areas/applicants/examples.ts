import type { ExamplesOf } from '../../kernel/examples.ts';
import type { applicants } from './contract.ts';

const applicant = {
  id: 'usr_0871',
  name: 'Adaeze Okafor',
  email: 'adaeze@lantern-quay.example',
  mobileNumber: '2075550187',
  spProductId: 'spp_tidewater',
  inviteId: 'inv_5f2c',
  applicationId: 'app_0012',
  businessName: 'Lantern Quay Books',
  status: 'review',
  lastSignInAt: '2026-02-11T15:02:00.000Z',
  createdAt: '2026-02-11T15:01:00.000Z',
} as const;

export const applicantsExamples: ExamplesOf<typeof applicants> = {
  list: {
    query: { spProductId: ['spp_tidewater'], status: ['review'] },
    response: { success: true, data: [applicant], count: 1 },
  },
  get: { params: { id: 'usr_0871' }, response: { success: true, data: applicant } },
};
