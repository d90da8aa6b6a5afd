import type { tags as contract } from '@payfac/api/contract';
import { can } from '@payfac/domain/access';
import { type TagScope, tagAbilities } from '@payfac/domain/tags';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, forbidden, notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { ofFacilitator } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { databaseErrorOf, inTransaction } from '../../kernel/database/in-transaction.ts';
import { tagDefinitions } from '../../kernel/database/schema/index.ts';
import { definitionView, type TagDefinitionView } from './list.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** @throws CallFailure 403 without the scope's ability. */
export function requireScope(scope: TagScope, { holder }: SessionContext): void {
  if (!can(holder, tagAbilities[scope])) throw forbidden();
}

/** @throws CallFailure 404. */
export async function findDefinition(
  queryable: Queryable,
  tagDefinitionId: string,
  context: SessionContext,
) {
  const [found] = await queryable
    .select()
    .from(tagDefinitions)
    .where(
      and(
        eq(tagDefinitions.tagDefinitionId, tagDefinitionId),
        ofFacilitator(context.scope, tagDefinitions.facilitatorId),
      ),
    );
  if (!found) throw notFound('The tag', tagDefinitionId);
  requireScope(found.scope, context);
  return found;
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (problem) {
    if (databaseErrorOf(problem)?.constraint === 'tag_definitions_name') {
      throw conflict('TAG_TAKEN', 'A tag with this name already exists.');
    }
    throw problem;
  }
}

export async function createDefinition(
  { database, clock }: Needs,
  body: HandlerInput<typeof contract.createDefinition>['body'],
  context: SessionContext,
): Promise<TagDefinitionView> {
  requireScope(body.scope, context);
  const row = {
    tagDefinitionId: newId('tgd'),
    facilitatorId: context.scope.facilitatorId,
    ...body,
    isActive: true,
    createdAt: await clock.now(),
  };
  await refuseTaken(() =>
    inTransaction(database, async (transaction) => {
      await transaction.insert(tagDefinitions).values(row);
      await recordActivity(transaction, context, {
        action: tagAbilities[body.scope],
        target: row.tagDefinitionId,
        message: `Defined the tag ${body.name}`,
      });
    }),
  );
  return definitionView(row);
}

export async function updateDefinition(
  { database }: Needs,
  { _id, name, color, isActive }: HandlerInput<typeof contract.updateDefinition>['body'],
  context: SessionContext,
): Promise<TagDefinitionView> {
  return refuseTaken(() =>
    inTransaction(database, async (transaction) => {
      const found = await findDefinition(transaction, _id, context);
      const changed = {
        name: name ?? found.name,
        color: color ?? found.color,
        isActive: isActive ?? found.isActive,
      };
      await transaction
        .update(tagDefinitions)
        .set(changed)
        .where(eq(tagDefinitions.tagDefinitionId, _id));
      await recordActivity(transaction, context, {
        action: tagAbilities[found.scope],
        target: _id,
        message: `Changed the tag ${found.name}`,
      });
      return definitionView({ ...found, ...changed });
    }),
  );
}
