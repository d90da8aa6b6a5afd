import type { previews } from '@payfac/api/contract';
import { atTheTill, type Person } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';

const makesPreviews: readonly Person[] = [...atTheTill, 'provider'];
const own = { none: 'a preview is of the person who made it' };
const act = { none: 'a step that a page takes by itself' };
const keeps = 'signs on, or opens something for minutes';

export const previewsProof: Proof<typeof previews> = {
  create: {
    may: makesPreviews,
    whose: own,
    walk: { by: 'manager', body: { modelName: 'invoices', data: { notes: 'Soon' } } },
    act,
    keeps,
  },
  update: {
    may: makesPreviews,
    whose: own,
    walk: ({ made }) => ({
      by: 'manager',
      params: { previewId: made('create').previewId },
      body: { data: {} },
    }),
    act,
    keeps,
  },
};
