import type { CommentModel } from '@payfac/domain/comments';
import type { TagColor, TagScope } from '@payfac/domain/tags';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, word } from './columns.ts';

/** Staff's comments on a record, for each other. */
export const comments = pgTable(
  'comments',
  {
    commentId: text('comment_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    modelName: word<CommentModel>('model_name').notNull(),
    modelId: text('model_id').notNull(),
    text: text('text').notNull(),
    userId: text('user_id').notNull(),
    username: text('username').notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('comments_of_model').on(
      table.facilitatorId,
      table.modelName,
      table.modelId,
      table.createdAt.desc().nullsFirst(),
    ),
  ],
);

/** The defined tags. */
export const tagDefinitions = pgTable(
  'tag_definitions',
  {
    tagDefinitionId: text('tag_definition_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    name: text('name').notNull(),
    color: word<TagColor>('color').notNull(),
    scope: word<TagScope>('scope').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tag_definitions_name').on(
      table.facilitatorId,
      table.scope,
      sql`lower(${table.name})`,
    ),
  ],
);

export const tags = pgTable(
  'tags',
  {
    tagId: text('tag_id').primaryKey(),
    tagDefinitionId: text('tag_definition_id')
      .notNull()
      .references(() => tagDefinitions.tagDefinitionId),
    facilitatorId: text('facilitator_id').notNull(),
    /** An application's ID or a sub-merchant's, by the definition's scope. */
    modelId: text('model_id').notNull(),
    userId: text('user_id').notNull(),
    username: text('username').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tags_once').on(table.tagDefinitionId, table.modelId),
    index('tags_of_model').on(table.modelId),
    index('tags_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.tagId,
    ),
  ],
);
