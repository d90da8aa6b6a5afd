import type { comments as contract, Output } from '@payfac/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import { ofFacilitator } from '../../http/scope.ts';
import { comments, users } from '../../kernel/database/schema/index.ts';

export type CommentView = Output<typeof contract.set>;
type Query = HandlerInput<typeof contract.list>['query'];

const c = comments;

const fields = {
  commentId: c.commentId,
  modelName: c.modelName,
  modelId: c.modelId,
  text: c.text,
  userId: c.userId,
  username: c.username,
  name: {
    expression: sql`coalesce((select name from ${users} where ${users.userId} = ${c.userId}), ${c.username})`,
    read: (text: string) => text,
  },
  createdAt: c.createdAt,
  editedAt: c.editedAt,
};

export const commentView = (row: RawRow<typeof fields>): CommentView => ({
  _id: row.commentId,
  modelName: row.modelName,
  modelId: row.modelId,
  text: row.text,
  userId: row.userId,
  user: row.username,
  name: row.name ?? row.username,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
});

export const commentList: ListDefinition<Query, typeof fields, CommentView> = {
  fields,
  source: sql`${c}`,
  id: c.commentId,
  visible: ({ scope }) => ofFacilitator(scope, c.facilitatorId),
  filters: {
    modelName: (name) => eq(c.modelName, name),
    modelId: (id) => eq(c.modelId, id),
  },
  searched: [c.text, c.username],
  sorts: { createdAt: { expression: c.createdAt, type: 'timestamptz' } },
  defaultSort: '-createdAt',
  toRow: commentView,
};
