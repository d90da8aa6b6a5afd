import { tokenization, type tokenizationSessions } from '@payfac/api/contract';
import { atTheTill } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { takenByPages } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

export const tokenizationSessionsProof: Proof<typeof tokenizationSessions> = {
  authorize: {
    may: atTheTill,
    whose: { body: { tokenizationId: '{tokenSession}', targetOrigin: 'http://harbor.localhost' } },
    walk: async ({ send, manager }) => {
      const { tokenizationId } = await send(tokenization.virtualTerminal, {
        by: 'manager',
        query: { subMerchantId: accountOf(manager) },
      });
      return {
        by: 'manager',
        body: { tokenizationId, targetOrigin: 'http://harbor.localhost:4400' },
      };
    },
    ...takenByPages,
  },
};
