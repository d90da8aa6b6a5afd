import { tags } from '@payfac/api/contract';
import { reviewers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { Scene } from '../../../test/proof/scene.ts';
import { namesAlone } from '../../../test/proof/usual.ts';

const label = { name: 'Cash heavy', color: 'orange', scope: 'subMerchant' };
const hundred = { query: { pageSize: '100' } };

const definitionOf = async ({ send }: Pick<Scene, 'send'>, id: string) =>
  (await send(tags.listDefinitions, hundred)).data.find(({ _id }) => _id === id);
const newDefinition = async ({ send }: Pick<Scene, 'send'>, name: string): Promise<string> =>
  (await send(tags.createDefinition, { body: { ...label, name } }))._id;

export const tagsProof: Proof<typeof tags> = {
  createDefinition: {
    may: reviewers,
    whose: 'nobody',
    walk: { body: label },
    act: 'recorded',
    keeps: (scene) => ({ read: ({ _id }) => definitionOf(scene, _id) }),
  },
  updateDefinition: {
    may: reviewers,
    whose: { body: { _id: '{tagDefinition}', color: 'green' }, reach: 'staff' },
    walk: ({ made }) => ({ body: { _id: made('createDefinition')._id, color: 'green' } }),
    act: 'recorded',
    keeps: async (scene) => {
      const _id = await newDefinition(scene, 'Keep');
      return { given: { _id, name: 'Kept again' }, read: () => definitionOf(scene, _id) };
    },
  },
  listDefinitions: { may: reviewers, whose: { none: 'are the facilitator’s' }, walk: {} },
  create: {
    may: reviewers,
    whose: { body: { tagDefinitionId: '{tagDefinition}', modelId: '{account}' }, reach: 'staff' },
    walk: ({ made }) => ({
      body: { tagDefinitionId: made('createDefinition')._id, modelId: 'sm_0001' },
    }),
    act: 'recorded',
    keeps: async (scene) => ({
      given: { tagDefinitionId: await newDefinition(scene, 'Keep this'), modelId: 'sm_0001' },
      read: async (made) =>
        (await scene.send(tags.list, hundred)).data.find(({ _id }) => _id === made._id),
    }),
  },
  list: { may: reviewers, whose: { none: 'are the facilitator’s' }, walk: {} },
  remove: {
    may: reviewers,
    whose: { body: { _id: '{tag}' }, reach: 'staff' },
    walk: ({ made }) => ({ body: { _id: made('create')._id } }),
    act: 'recorded',
    keeps: namesAlone,
  },
};
