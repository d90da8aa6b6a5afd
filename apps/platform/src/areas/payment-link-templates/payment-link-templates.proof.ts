import { paymentLinkTemplates } from '@payfac/api/contract';
import { newTemplate, templateContentSchema } from '@payfac/domain/payment-link-templates';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { atTheTill, type Person } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { Scene } from '../../../test/proof/scene.ts';
import { accountOf } from '../../../test/sale.ts';

const managesTemplates: readonly Person[] = ['admin', 'manager'];
const standard = z.encode(templateContentSchema, newTemplate());
const deposits = (subMerchantId: string) => ({
  ...standard,
  name: 'Deposits',
  subMerchantIds: [subMerchantId],
});
const customFields = [{ key: 'size', label: 'Size', type: 'text', required: true, options: [] }];

const templateOf = async ({ send }: Pick<Scene, 'send'>, id: string) => {
  const { data } = await send(paymentLinkTemplates.list, {
    by: 'manager',
    query: { pageSize: '100' },
  });
  return data.find(({ paymentLinkTemplateId }) => paymentLinkTemplateId === id);
};

export const paymentLinkTemplatesProof: Proof<typeof paymentLinkTemplates> = {
  list: {
    may: atTheTill,
    whose: { none: 'holds the built-in one whatever it is asked for; created ones are a list too' },
    walk: { by: 'manager' },
  },
  create: {
    may: managesTemplates,
    whose: { body: deposits('{account}') },
    walk: ({ manager }) => ({ by: 'manager', body: deposits(accountOf(manager)) }),
    act: 'recorded',
    keeps: (scene) => ({
      by: 'manager',
      given: { subMerchantIds: [accountOf(scene.manager)], fields: standard.fields, customFields },
      read: ({ paymentLinkTemplateId }) => templateOf(scene, paymentLinkTemplateId),
    }),
  },
  listCreated: { may: atTheTill, whose: 'account', walk: { by: 'manager' } },
  update: {
    may: managesTemplates,
    whose: { body: { paymentLinkTemplateId: '{template}', name: 'Deposits' } },
    walk: ({ made }) => {
      const { paymentLinkTemplateId } = made('create');
      return { by: 'manager', body: { paymentLinkTemplateId, name: 'Deposit' } };
    },
    act: 'recorded',
    keeps: async (scene) => {
      const subMerchantIds = [accountOf(scene.manager)];
      const { paymentLinkTemplateId } = await scene.send(paymentLinkTemplates.create, {
        by: 'manager',
        body: { ...standard, customFields: [], name: 'Before', subMerchantIds },
      });
      return {
        by: 'manager',
        given: {
          paymentLinkTemplateId,
          fields: standard.fields.toReversed(),
          customFields,
          subMerchantIds,
        },
        read: () => templateOf(scene, paymentLinkTemplateId),
        reads: { fields: expect.arrayContaining(standard.fields) },
      };
    },
  },
  remove: {
    may: managesTemplates,
    whose: { body: { paymentLinkTemplateId: '{template}' } },
    walk: ({ made }) => {
      const { paymentLinkTemplateId } = made('create');
      return { by: 'manager', body: { paymentLinkTemplateId } };
    },
    act: 'recorded',
  },
};
