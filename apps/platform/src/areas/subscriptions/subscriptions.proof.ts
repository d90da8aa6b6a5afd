import { customers, type subscriptions } from '@payfac/api/contract';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { moves, namesAlone } from '../../../test/proof/usual.ts';

const subscription = { id: '{subscription}' };

export const subscriptionsProof: Proof<typeof subscriptions> = {
  list: {
    may: providers,
    whose: 'account',
    csv: [{ file: 'subscriptions', text: ['Customer', 'customers', 'name'] }],
    walk: { by: 'provider', query: { status: 'active' } },
  },
  deactivate: {
    may: providers,
    whose: { params: subscription, body: {} },
    walk: ({ made }) => ({ params: { id: first(made('list').data).subscriptionId }, body: {} }),
    ...moves,
  },
  activate: {
    may: providers,
    whose: { params: subscription, body: {} },
    walk: ({ made }) => ({ params: { id: first(made('list').data).subscriptionId }, body: {} }),
    ...moves,
  },
  changeCard: {
    may: providers,
    whose: { params: subscription, body: { token: '{savedCard}' } },
    walk: async ({ made, send }) => {
      const { subscriptionId, customerId } = first(made('list').data);
      const { data } = await send(customers.list, { query: { customerId } });
      return {
        params: { id: subscriptionId },
        body: { token: first(first(data).creditCards).token },
      };
    },
    act: 'recorded',
    keeps: namesAlone,
  },
  cancel: {
    may: providers,
    whose: { params: subscription },
    walk: ({ made }) => ({ params: { id: first(made('list').data).subscriptionId } }),
    act: 'recorded',
  },
};
