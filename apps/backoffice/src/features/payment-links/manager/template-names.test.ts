import { newTemplate, type PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupTemplates } from './template-names.tsx';

const accounts = ['Amber Fitness', 'Birch Goods', 'Heron Goods'];

const templates = fc
  .array(
    fc.record({
      subMerchantIds: fc.subarray(accounts),
      isBuiltIn: fc.boolean(),
      name: fc.constantFrom('Bookings', 'Deposits'),
    }),
    { maxLength: 20 },
  )
  .map((drawn) =>
    drawn.map(
      (each, index): PaymentLinkTemplate => ({
        ...newTemplate(),
        ...each,
        paymentLinkTemplateId: `plt_${index}`,
        variant: 'general',
        createdAt: null,
        createdBy: null,
        updatedAt: null,
      }),
    ),
  );

it('puts each template into one group, named by its accounts, in a fixed order', () => {
  fc.assert(
    fc.property(templates, (all) => {
      const groups = groupTemplates(all, (id) => id);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      expect(new Set(groups.flatMap((group) => group.templates))).toEqual(new Set(all));
      const order = ['Built-in', 'Several accounts', ...accounts];
      const places = groups.map(({ heading }) => order.indexOf(heading));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
      for (const { heading, templates: own } of groups) {
        for (const { isBuiltIn, subMerchantIds } of own) {
          if (accounts.includes(heading)) expect(subMerchantIds).toEqual([heading]);
          if (heading === 'Several accounts') expect(subMerchantIds.length).toBeGreaterThan(1);
          if (heading === 'Built-in') expect(isBuiltIn || subMerchantIds.length === 0).toBe(true);
        }
      }
    }),
  );
});
