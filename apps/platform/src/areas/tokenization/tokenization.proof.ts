import { tokenization } from '@payfac/api/contract';
import { tokenOf } from '../../../test/cards.ts';
import { securityTime } from '../../../test/moments.ts';
import { admins, atTheTill, inTheOffice } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { moves, takenByPages } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

export const tokenizationProof: Proof<typeof tokenization> = {
  getRateLimit: { may: admins, whose: 'nobody', walk: {} },
  setRateLimit: {
    may: admins,
    whose: 'nobody',
    walk: ({ made }) => ({ body: { perMinute: made('getRateLimit').perMinute } }),
    act: 'recorded',
    keeps: ({ send }) => ({ read: () => send(tokenization.getRateLimit) }),
  },
  applePaySetup: { may: atTheTill, whose: 'nobody', walk: {} },
  applePayAccounts: { may: atTheTill, whose: 'account', walk: { query: { state: 'active' } } },
  applePayTestToken: {
    may: atTheTill,
    whose: { body: { subMerchantId: '{account}', card: 'visa' } },
    walk: ({ made }) => ({
      body: { subMerchantId: first(made('applePayAccounts').data).subMerchantId, card: 'visa' },
    }),
    ...takenByPages,
  },
  virtualTerminal: {
    may: atTheTill,
    whose: { query: { subMerchantId: '{account}' } },
    walk: ({ manager }) => ({ by: 'manager', query: { subMerchantId: accountOf(manager) } }),
    // Opens a new session.
    writes: 'token_sessions',
  },
  session: {
    may: atTheTill,
    whose: { params: { id: '{tokenSession}' } },
    walk: ({ made }) => ({ by: 'manager', params: { id: made('virtualTerminal').tokenizationId } }),
  },
  generateContext: {
    may: atTheTill,
    whose: {
      params: { id: '{tokenSession}' },
      body: { targetOrigins: ['http://harbor.localhost'] },
    },
    walk: ({ made }) => ({
      by: 'manager',
      params: { id: made('virtualTerminal').tokenizationId },
      body: { targetOrigins: ['http://harbor.localhost:4400'] },
    }),
    ...takenByPages,
  },
  convertToPermanent: {
    may: inTheOffice,
    whose: { body: { token: '{card}' } },
    walk: async ({ api, manager }) => ({
      by: 'manager',
      body: {
        token: await tokenOf(api.open, '4242424242424242', {
          subMerchantId: accountOf(manager),
          expiresAt: securityTime(60_000),
        }),
      },
    }),
    ...moves,
  },
};
