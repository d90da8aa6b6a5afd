import type { tags as contract } from '@payfac/api/contract';
import type { TagScope } from '@payfac/domain/tags';
import { tagAbilities } from '@payfac/domain/tags';
import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { ofFacilitator } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { applications, subMerchants, tags } from '../../kernel/database/schema/index.ts';
import { createDefinition, findDefinition, updateDefinition } from './definitions.ts';
import { definitionList, tagList } from './list.ts';

/** @throws CallFailure 404 when no taggable record has the id. */
async function requireTaggable(
  queryable: Queryable,
  scope: TagScope,
  modelId: string,
  context: SessionContext,
): Promise<void> {
  const { table, id } =
    scope === 'applicant'
      ? { table: applications, id: applications.applicationId }
      : { table: subMerchants, id: subMerchants.subMerchantId };
  const [found] = await queryable
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(id, modelId), ofFacilitator(context.scope, table.facilitatorId)));
  if (!found) throw notFound('The account', modelId);
}

export const createTagsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;
  return {
    list: pageOf(pool, tagList),
    listDefinitions: pageOf(pool, definitionList),
    createDefinition: ({ body }, context) => createDefinition(services, body, context),
    updateDefinition: ({ body }, context) => updateDefinition(services, body, context),

    create: async ({ body }, context) => {
      const { person } = context.session;
      const createdAt = await clock.now();
      await inTransaction(database, async (transaction) => {
        const definition = await findDefinition(transaction, body.tagDefinitionId, context);
        if (!definition.isActive) throw conflict('TAG_RETIRED', 'This tag is not given any more.');
        await requireTaggable(transaction, definition.scope, body.modelId, context);
        const written = await transaction
          .insert(tags)
          .values({
            tagId: newId('tag'),
            facilitatorId: context.scope.facilitatorId,
            ...body,
            userId: person.userId,
            username: person.username,
            createdAt,
          })
          .onConflictDoNothing()
          .returning({ tagId: tags.tagId });
        if (written.length === 0) return;
        await recordActivity(transaction, context, {
          action: tagAbilities[definition.scope],
          target: body.modelId,
          message: `Added the tag ${definition.name}`,
        });
      });
      const tag = await readOne(
        pool,
        tagList,
        and(eq(tags.tagDefinitionId, body.tagDefinitionId), eq(tags.modelId, body.modelId)),
      );
      if (!tag) throw notFound('The tag');
      return tag;
    },

    remove: async ({ body }, context) => {
      await inTransaction(database, async (transaction) => {
        const [found] = await transaction
          .select()
          .from(tags)
          .where(and(eq(tags.tagId, body._id), ofFacilitator(context.scope, tags.facilitatorId)));
        if (!found) throw notFound('The tag', body._id);
        const definition = await findDefinition(transaction, found.tagDefinitionId, context);
        await transaction.delete(tags).where(eq(tags.tagId, body._id));
        await recordActivity(transaction, context, {
          action: tagAbilities[definition.scope],
          target: found.modelId,
          message: `Removed the tag ${definition.name}`,
        });
      });
      return { success: true };
    },
  };
};
