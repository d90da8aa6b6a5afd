import type { ExamplesOf } from '../../kernel/examples.ts';
import type { tags } from './contract.ts';

const definition = {
  _id: 'tdf_000000003',
  name: 'Watch closely',
  color: 'orange',
  scope: 'subMerchant',
  isActive: true,
  createdAt: '2026-01-12T15:30:00.000Z',
} as const;

const tag = {
  _id: 'tag_000000021',
  tagDefinitionId: definition._id,
  name: definition.name,
  color: definition.color,
  scope: definition.scope,
  modelId: 'sm_0007',
  userId: 'usr_harbor_underwriter',
  user: 'underwriter@harbor',
  createdAt: '2026-03-02T14:10:00.000Z',
} as const;

export const tagsExamples: ExamplesOf<typeof tags> = {
  list: {
    query: { scope: ['subMerchant'], modelId: ['sm_0007'] },
    response: { data: [tag], count: 1 },
  },
  create: { body: { tagDefinitionId: definition._id, modelId: 'sm_0007' }, response: tag },
  remove: { body: { _id: tag._id }, response: { success: true } },
  listDefinitions: {
    query: { scope: ['subMerchant'], isActive: 'true', sort: 'name' },
    response: { data: [definition], count: 1 },
  },
  createDefinition: {
    body: { name: 'Watch closely', color: 'orange', scope: 'subMerchant' },
    response: definition,
  },
  updateDefinition: {
    body: { _id: definition._id, isActive: false },
    response: { ...definition, isActive: false },
  },
};
