import type { secondFactor } from '@payfac/api/contract';
import { makePasskey } from '../../../test/passkey.ts';
import { admins, everyone } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { Scene } from '../../../test/proof/scene.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';

const currentPassword = 'lantern-quay-morning';
const own = { none: 'is the caller’s own' };
const asked = { none: 'begins what is recorded when it is confirmed' };
const tests = 'signs in, or not: areas/second-factor/factors.test.ts';

/** A user with a factor and, optionally, a reset requested by another administrator. */
async function withFactor(
  { api }: Pick<Scene, 'api'>,
  resetAskedBy?: string,
): Promise<{ readonly params: { readonly id: string } }> {
  const id = 'usr_harbor_bank';
  await api.open.pool.query(
    `insert into factors (factor_id, user_id, kind, name, confirmed_at, created_at)
     values ('fct_of_bank', $1, 'authenticator', 'Phone', now(), now()) on conflict do nothing`,
    [id],
  );
  if (resetAskedBy !== undefined) {
    await api.open.pool.query(
      `insert into factor_resets (user_id, asked_by, asked_at) values ($1, $2, clock_timestamp())
       on conflict (user_id) do update set asked_by = $2`,
      [id, resetAskedBy],
    );
  }
  return { params: { id } };
}

export const secondFactorProof: Proof<typeof secondFactor> = {
  get: { may: everyone, whose: own, walk: {} },
  addAuthenticator: {
    may: everyone,
    whose: own,
    walk: { body: { currentPassword } },
    act: asked,
    keeps: tests,
  },
  confirmAuthenticator: {
    may: everyone,
    whose: own,
    walk: ({ made }) => ({ body: { code: authenticatorCodeAt(made('addAuthenticator').secret) } }),
    act: 'recorded',
    keeps: tests,
  },
  addPasskey: {
    may: everyone,
    whose: own,
    walk: { body: { currentPassword } },
    act: asked,
    keeps: tests,
  },
  confirmPasskey: {
    may: everyone,
    whose: own,
    walk: ({ made, api }) => {
      const challenge = made('addPasskey').options.challenge;
      const whose = { facilitatorId: 'harbor', environment: 'local' } as const;
      const origin = api.services.places.app(whose);
      const at = { rpId: new URL(origin).hostname, origin };
      return { body: { name: 'Laptop', credential: makePasskey(challenge, at).created } };
    },
    act: 'recorded',
    keeps: tests,
  },
  renewCodes: {
    may: everyone,
    whose: own,
    walk: { body: { currentPassword } },
    act: 'recorded',
    keeps: 'takes a password, which nobody reads again',
  },
  remove: {
    may: everyone,
    whose: own,
    walk: async ({ api }) => {
      const { rows } = await api.open.pool.query<{ factor_id: string }>(
        `select factor_id from factors where user_id = 'usr_harbor_admin' and kind = 'passkey'`,
      );
      return { params: { factorId: rows[0]?.factor_id ?? 'none' }, body: { currentPassword } };
    },
    act: 'recorded',
  },
  roles: { may: admins, whose: 'nobody', walk: {} },
  requireOfRoles: {
    may: admins,
    whose: 'nobody',
    walk: { body: { roles: ['underwriter'] } },
    act: 'recorded',
    keeps: ({ admin }) => ({
      given: { roles: ['bank'] },
      read: async () => {
        const { roles } = (await admin.get('users/second-factor/roles')).body;
        return { roles };
      },
    }),
  },
  askReset: {
    may: admins,
    whose: { params: { id: '{user}' }, reach: 'person' },
    walk: (scene) => withFactor(scene),
    act: 'recorded',
  },
  confirmReset: {
    may: admins,
    whose: { params: { id: '{user}' }, reach: 'person' },
    walk: (scene) => withFactor(scene, 'usr_harbor_underwriter'),
    act: 'recorded',
  },
  refuseReset: {
    may: admins,
    whose: { params: { id: '{user}' }, reach: 'person' },
    walk: (scene) => withFactor(scene, 'usr_harbor_underwriter'),
    act: 'recorded',
  },
};
