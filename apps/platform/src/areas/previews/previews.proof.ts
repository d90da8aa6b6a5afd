import type { previews } from '@payfac/api/contract';
import { atTheTill, type Person } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { takenByPages } from '../../../test/proof/usual.ts';

const makesPreviews: readonly Person[] = [...atTheTill, 'provider'];
const own = { none: 'a preview is of the person who made it' };

export const previewsProof: Proof<typeof previews> = {
  create: {
    may: makesPreviews,
    whose: own,
    walk: { by: 'manager', body: { modelName: 'invoices', data: { notes: 'Soon' } } },
    ...takenByPages,
  },
  update: {
    may: makesPreviews,
    whose: own,
    walk: ({ made }) => ({
      by: 'manager',
      params: { previewId: made('create').previewId },
      body: { data: {} },
    }),
    ...takenByPages,
  },
};
