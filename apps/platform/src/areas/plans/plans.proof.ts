import { plans } from '@payfac/api/contract';
import { examplePlan } from '../../../test/commerce.ts';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { keepsNothing, moves, namesAlone } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

const plan = { id: '{plan}' };
const shared = { shareMethods: ['email'], email: 'grace.murray@mail.example' };

export const plansProof: Proof<typeof plans> = {
  create: {
    may: providers,
    whose: { body: { ...examplePlan, subMerchantId: '{account}' } },
    walk: ({ manager }) => ({ body: { ...examplePlan, subMerchantId: accountOf(manager) } }),
    act: 'recorded',
    keeps: ({ send, manager }) => ({
      given: {
        ...examplePlan,
        description: 'Kept',
        subTitle: 'Kept',
        subMerchantId: accountOf(manager),
      },
      read: ({ planId }) => send(plans.get, { params: { id: planId } }),
    }),
  },
  get: {
    may: providers,
    whose: { params: plan },
    walk: ({ made }) => ({ params: { id: made('create').planId } }),
  },
  update: {
    may: providers,
    whose: { params: plan, body: { name: 'Books' } },
    walk: ({ made }) => ({ params: { id: made('create').planId }, body: { name: 'Books' } }),
    act: 'recorded',
    keeps: async ({ send, manager }) => {
      const body = { ...examplePlan, subMerchantId: accountOf(manager) };
      const { planId } = await send(plans.create, { body });
      return {
        params: { id: planId },
        given: {
          schedules: examplePlan.schedules.slice(1),
          cancelOptions: { byPayer: false, takesEffect: 'immediately', noticeDays: 7 },
        },
        read: () => send(plans.get, { params: { id: planId } }),
      };
    },
  },
  activate: {
    may: providers,
    whose: { params: plan, body: {} },
    walk: ({ made }) => ({ params: { id: made('create').planId }, body: {} }),
    ...moves,
  },
  invite: {
    may: providers,
    whose: { body: { planId: '{plan}', ...shared } },
    walk: ({ made }) => ({ body: { planId: made('create').planId, ...shared } }),
    act: 'recorded',
    keeps: keepsNothing,
  },
  deactivate: {
    may: providers,
    whose: { params: plan, body: {} },
    walk: ({ made }) => ({ params: { id: made('create').planId }, body: {} }),
    ...moves,
  },
  remove: {
    may: providers,
    whose: { body: { planId: '{plan}' } },
    walk: ({ made }) => ({ body: { planId: made('create').planId } }),
    act: 'recorded',
    keeps: namesAlone,
  },
  list: {
    may: providers,
    whose: 'account',
    csv: [{ file: 'plans', text: ['Name', 'plans', 'name'] }],
    walk: { by: 'provider' },
  },
};
