import type { applicants } from '@payfac/api/contract';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';

export const applicantsProof: Proof<typeof applicants> = {
  list: { may: providers, whose: 'product', walk: { by: 'provider' } },
  get: {
    may: providers,
    whose: { params: { id: '{applicant}' }, reach: 'product' },
    walk: ({ made }) => ({ by: 'provider', params: { id: first(made('list').data).id } }),
  },
};
