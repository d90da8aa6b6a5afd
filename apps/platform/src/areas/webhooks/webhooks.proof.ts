import { products, type webhooks } from '@payfac/api/contract';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';

export const webhooksProof: Proof<typeof webhooks> = {
  list: {
    may: providers,
    whose: 'account',
    walk: { by: 'provider', query: { status: 'delivered' } },
  },
  redeliver: {
    may: providers,
    whose: { params: { id: '{delivery}' } },
    walk: async ({ made, send }) => {
      const { webhookId, spProductId } = first(made('list').data);
      await send(products.updateWebhook, {
        params: { spProductId },
        body: { url: 'https://hooks.tidewater.example/payfac', enabled: true, events: [] },
      });
      return { by: 'provider', params: { id: webhookId } };
    },
    act: 'recorded',
  },
};
