import type { ExamplesOf } from '../../kernel/examples.ts';
import { applicationExample } from '../applications/application.example.ts';
import type { payoutAccounts } from './contract.ts';

const added = {
  bankAccountToken: 'ba_0112',
  applicationId: 'app_0012',
  subMerchantObjId: 'smo_0012',
  accountHolderName: 'Lantern Quay Books LLC',
  accountType: 'checking',
  bankName: 'Simulated Bank',
  last4: '4410',
  isPreferred: false,
  verification: 'pending',
  verifiedAt: null,
  createdAt: '2026-03-02T14:00:00.000Z',
} as const;

const verified = {
  ...added,
  verification: 'verified',
  verifiedAt: '2026-03-02T14:01:00.000Z',
} as const;

const { payoutBankAccounts: present } = applicationExample;
const chosen = { applicationId: 'app_0012', bankAccountToken: 'ba_0112' } as const;

export const payoutAccountsExamples: ExamplesOf<typeof payoutAccounts> = {
  add: {
    body: {
      applicationId: 'app_0012',
      subMerchantObjId: 'smo_0012',
      accountHolderName: 'Lantern Quay Books LLC',
      accountType: 'checking',
      routingNumber: '110000000',
      bankAccountToken: 'ba_0112',
    },
    response: { data: [...present, added] },
  },
  prefer: {
    body: chosen,
    response: {
      data: [
        ...present.map((account) => ({ ...account, isPreferred: false })),
        { ...verified, isPreferred: true },
      ],
    },
  },
  remove: { body: chosen, response: { data: present } },
  getInfo: { body: { bankAccountToken: 'ba_0112' }, response: verified },
};
