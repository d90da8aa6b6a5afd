import type { tags as contract, Output } from '@payfac/api/contract';
import { can, type Member } from '@payfac/domain/access';
import { tagAbilities, tagScopes } from '@payfac/domain/tags';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { ofFacilitator } from '../../http/scope.ts';
import { tagDefinitions, tags } from '../../kernel/database/schema/index.ts';

export type TagView = Output<typeof contract.create>;
export type TagDefinitionView = Output<typeof contract.createDefinition>;
type TagQuery = HandlerInput<typeof contract.list>['query'];
type DefinitionQuery = HandlerInput<typeof contract.listDefinitions>['query'];

const d = tagDefinitions;

/** The scopes whose tags the user may read and write. */
const ofOwnScopes = (holder: Member): SQL =>
  inArray(
    d.scope,
    tagScopes.filter((scope) => can(holder, tagAbilities[scope])),
  );

const definitionFields = {
  tagDefinitionId: d.tagDefinitionId,
  name: d.name,
  color: d.color,
  scope: d.scope,
  isActive: d.isActive,
  createdAt: d.createdAt,
};

export const definitionView = (row: RawRow<typeof definitionFields>): TagDefinitionView => ({
  _id: row.tagDefinitionId,
  name: row.name,
  color: row.color,
  scope: row.scope,
  isActive: row.isActive,
  createdAt: row.createdAt,
});

const byName = { expression: sql`lower(${d.name})`, type: 'text' } as const;

export const definitionList: ListDefinition<
  DefinitionQuery,
  typeof definitionFields,
  TagDefinitionView
> = {
  fields: definitionFields,
  source: sql`${d}`,
  id: d.tagDefinitionId,
  visible: ({ scope, holder }) => and(ofFacilitator(scope, d.facilitatorId), ofOwnScopes(holder)),
  filters: {
    scope: oneOf(d.scope),
    name: contains(d.name),
    isActive: (isActive) => eq(d.isActive, isActive),
  },
  searched: [d.name],
  sorts: { createdAt: { expression: d.createdAt, type: 'timestamptz' }, name: byName },
  defaultSort: 'name',
  toRow: definitionView,
};

const tagFields = {
  tagId: tags.tagId,
  tagDefinitionId: tags.tagDefinitionId,
  name: d.name,
  color: d.color,
  scope: d.scope,
  modelId: tags.modelId,
  userId: tags.userId,
  username: tags.username,
  createdAt: tags.createdAt,
};

const tagView = (row: RawRow<typeof tagFields>): TagView => ({
  _id: row.tagId,
  tagDefinitionId: row.tagDefinitionId,
  name: row.name,
  color: row.color,
  scope: row.scope,
  modelId: row.modelId,
  userId: row.userId,
  user: row.username,
  createdAt: row.createdAt,
});

export const tagList: ListDefinition<TagQuery, typeof tagFields, TagView> = {
  fields: tagFields,
  source: sql`${tags} join ${d} on ${d.tagDefinitionId} = ${tags.tagDefinitionId}`,
  id: tags.tagId,
  visible: ({ scope, holder }) =>
    and(ofFacilitator(scope, tags.facilitatorId), ofOwnScopes(holder)),
  filters: {
    scope: oneOf(d.scope),
    modelId: oneOf(tags.modelId),
    tagDefinitionId: oneOf(tags.tagDefinitionId),
    name: contains(d.name),
  },
  searched: [d.name],
  sorts: { createdAt: { expression: tags.createdAt, type: 'timestamptz' }, name: byName },
  defaultSort: 'name',
  toRow: tagView,
};
