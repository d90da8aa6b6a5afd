import type { webhooks } from '@payfac/api/contract';
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
    walk: ({ made }) => ({ by: 'provider', params: { id: first(made('list').data).webhookId } }),
    act: 'recorded',
  },
};
