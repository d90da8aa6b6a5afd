import type { outcomes } from '@payfac/api/contract';
import { everyone } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { moves } from '../../../test/proof/usual.ts';

export const outcomesProof: Proof<typeof outcomes> = {
  list: { may: everyone, whose: 'nobody', walk: {} },
  acknowledge: {
    may: everyone,
    whose: 'nobody',
    walk: { body: { key: 'no-such-attempt' } },
    act: { none: 'what a person keeps for themselves' },
    keeps: moves.keeps,
  },
};
