import { comments } from '@payfac/api/contract';
import { reviewers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';

const about = { modelName: 'applications', modelId: 'app_0001' };

export const commentsProof: Proof<typeof comments> = {
  set: {
    may: reviewers,
    whose: {
      body: { modelName: 'transactions', modelId: '{payment}', text: 'Late.' },
      reach: 'staff',
    },
    walk: { body: { ...about, text: 'Asked for the lease.' } },
    act: 'recorded',
    keeps: ({ send }) => ({
      given: { _id: undefined, ...about },
      read: async () => first((await send(comments.list, { query: about })).data),
      except: { _id: 'says which record is changed' },
    }),
  },
  list: {
    may: reviewers,
    whose: { none: 'is of one record, which staff alone see' },
    walk: { query: about },
  },
};
