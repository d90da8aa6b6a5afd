import { tagDefinitionSchema, tagSchema, tagScopes } from '@payfac/domain/tags';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, textFilter } from '../../kernel/query.ts';
import { success } from '../../kernel/responses.ts';
import { newTagDefinitionSchema, newTagSchema, tagDefinitionChangesSchema } from './schemas.ts';

/** Either ability allows the call; each scope is read and written with its own. */
const access = ['tags.applicant', 'tags.subMerchant'] as const;

export const list = {
  id: 'tags.list',
  method: 'POST',
  path: 'foundation/tags/get',
  reads: ['tags'],
  access,
  query: listQuery(['createdAt', 'name'], {
    /** Whether the tag applies to applications or accounts. */
    scope: anyOf(tagScopes),
    /** Id of the record. */
    modelId: anyId(),
    /** Id of the tag's definition, from `tags.listDefinitions`. */
    tagDefinitionId: anyId(),
    /** Display name. */
    name: textFilter,
  }),
  output: listOf(tagSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/** Applies a tag. Applying it again returns the existing one. */
export const create = {
  id: 'tags.create',
  method: 'POST',
  path: 'foundation/tags/create',
  changes: ['tags'],
  access,
  body: newTagSchema,
  output: tagSchema,
  failure,
} as const satisfies Endpoint;

export const remove = {
  id: 'tags.remove',
  method: 'POST',
  path: 'foundation/tags/remove',
  changes: ['tags'],
  access,
  body: z.strictObject({
    /** Id of the record itself, set when it is made; it never changes. */
    _id: z.string(),
  }),
  output: success,
  failure,
} as const satisfies Endpoint;

export const listDefinitions = {
  id: 'tags.listDefinitions',
  method: 'POST',
  path: 'foundation/tags/definitions/get',
  reads: ['tags'],
  access,
  query: listQuery(['createdAt', 'name'], {
    /** Whether the tag applies to applications or accounts. */
    scope: anyOf(tagScopes),
    /** Display name. */
    name: textFilter,
    /** False for an inactive definition, which can't be applied any more. */
    isActive: z.optional(queryBoolean),
  }),
  output: listOf(tagDefinitionSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

export const createDefinition = {
  id: 'tags.createDefinition',
  method: 'POST',
  path: 'foundation/tags/definitions/create',
  changes: ['tags'],
  access,
  body: newTagDefinitionSchema,
  output: tagDefinitionSchema,
  failure,
} as const satisfies Endpoint;

export const updateDefinition = {
  id: 'tags.updateDefinition',
  method: 'POST',
  path: 'foundation/tags/definitions/update',
  changes: ['tags'],
  access,
  body: tagDefinitionChangesSchema,
  output: tagDefinitionSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List tags. */
  list,
  /** Tag an application or a sub-merchant. */
  create,
  /** Remove a tag. */
  remove,
  /** List tag definitions. */
  listDefinitions,
  /** Create a tag definition. */
  createDefinition,
  /** Update a tag definition. */
  updateDefinition,
};

export type TagsArea = Calls<typeof calls>;

export const tags: TagsArea = calls;
