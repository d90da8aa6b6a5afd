import { customers, paymentLinks, paymentLinkTemplates } from '@payfac/api/contract';
import { atTheTill } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

export const paymentLinksProof: Proof<typeof paymentLinks> = {
  create: {
    may: atTheTill,
    whose: { body: { subMerchantId: '{account}', amount: 25, email: 'grace.murray@mail.example' } },
    walk: async ({ send, manager }) => {
      const { data } = await send(paymentLinkTemplates.listCreated, { by: 'manager' });
      return {
        by: 'manager',
        body: {
          subMerchantId: accountOf(manager),
          paymentLinkTemplateId: first(data).paymentLinkTemplateId,
          amount: 25,
          email: 'grace.murray@mail.example',
        },
      };
    },
    act: 'recorded',
    keeps: async ({ send, manager }) => {
      const subMerchantId = accountOf(manager);
      const { data } = await send(paymentLinkTemplates.list, { by: 'manager' });
      const body = { subMerchantId, name: 'Kept' };
      return {
        by: 'manager',
        given: {
          email: 'kept@mail.example',
          mobileNumber: '2075550142',
          amountOrCart: 'amount',
          amount: 25,
          diffPercentage: '3',
          paymentMethods: ['creditCard'],
          usageType: 'multi_use',
          customFields: [{ key: 'size', label: 'Size', type: 'text', required: true, options: [] }],
          sessionId: undefined,
          paymentLinkTemplateId: first(data).paymentLinkTemplateId,
          subMerchantId,
          customerId: (await send(customers.create, { body })).customerId,
        },
        read: ({ sessionId }) => send(paymentLinks.get, { params: { id: sessionId } }),
        as: { diffPercentage: 'dualPricing.diffPercentage' },
        reads: { expiresAt: '2026-05-01T16:00:00.000Z' },
        except: { sessionId: 'says which record is changed' },
      };
    },
  },
  get: {
    may: ['admin', 'bank', 'manager', 'employee', 'clerk'],
    whose: { params: { id: '{link}' } },
    walk: ({ made }) => ({ by: 'manager', params: { id: made('create').sessionId } }),
  },
  deactivate: {
    may: atTheTill,
    whose: { params: { id: '{link}' }, body: {} },
    walk: ({ made }) => ({ by: 'manager', params: { id: made('create').sessionId }, body: {} }),
    ...moves,
  },
};
