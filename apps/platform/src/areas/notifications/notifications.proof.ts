import type { notifications } from '@payfac/api/contract';
import { everyone } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';

export const notificationsProof: Proof<typeof notifications> = {
  kinds: { may: everyone, whose: 'nobody', walk: {} },
  list: { may: everyone, whose: 'account', walk: {} },
  acknowledge: {
    may: everyone,
    whose: { body: { notificationEventId: '{notification}' }, reach: 'inbox' },
    walk: ({ made }) => {
      const { notificationEventId } = first(made('list').data);
      return { body: { notificationEventId } };
    },
    act: { none: 'what a person keeps for themselves' },
    keeps: moves.keeps,
  },
};
