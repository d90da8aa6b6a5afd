import { apiKeys } from '@payfac/api/contract';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { Scene } from '../../../test/proof/scene.ts';

const spProductId = 'spp_tidewater';
const by = 'provider';
const granted = { spProductId, abilities: ['sidebar.invites'], subMerchantIds: ['sm_0001'] };

const keyOf = async ({ send }: Pick<Scene, 'send'>, id: string) =>
  (await send(apiKeys.list, { by, query: { pageSize: '100' } })).data.find(({ _id }) => _id === id);

export const apiKeysProof: Proof<typeof apiKeys> = {
  list: { may: providers, whose: 'product', walk: { by } },
  create: {
    may: providers,
    whose: { body: { spProductId: '{product}', name: 'Shop' }, reach: 'product' },
    walk: { by, body: { spProductId, name: 'Walk' } },
    act: 'recorded',
    keeps: (scene) => ({ by, given: granted, read: ({ _id }) => keyOf(scene, _id) }),
  },
  update: {
    may: providers,
    whose: {
      params: { apiUserId: '{apiKey}' },
      body: { spProductId: '{product}', name: 'Shop' },
      reach: 'product',
    },
    walk: ({ made }) => ({
      by,
      params: { apiUserId: made('create')._id },
      body: { spProductId, rotate: true },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const body = { spProductId, name: 'Before' };
      const { _id } = await scene.send(apiKeys.create, { by, body });
      return {
        by,
        params: { apiUserId: _id },
        given: { ...granted, rotate: undefined },
        read: () => keyOf(scene, _id),
        except: { rotate: 'makes another key of it' },
      };
    },
  },
  remove: {
    may: providers,
    whose: {
      params: { apiUserId: '{apiKey}' },
      body: { spProductId: '{product}' },
      reach: 'product',
    },
    walk: ({ made }) => ({ by, params: { apiUserId: made('create')._id }, body: { spProductId } }),
    act: 'recorded',
  },
};
