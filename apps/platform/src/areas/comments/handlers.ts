import type { comments as contract } from '@payfac/api/contract';
import type { CommentModel } from '@payfac/domain/comments';
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import { ofFacilitator } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  applications,
  comments,
  disputes,
  payouts,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { type CommentView, commentList, commentView } from './list.ts';

/** Subjects of comments, by the id that a comment refers to. */
const models = {
  applications: { id: applications.applicationId, facilitatorId: applications.facilitatorId },
  transactions: { id: transactions.transactionId, facilitatorId: transactions.facilitatorId },
  disputes: { id: disputes.disputeId, facilitatorId: disputes.facilitatorId },
  payouts: { id: payouts.payoutId, facilitatorId: payouts.facilitatorId },
} satisfies Readonly<Record<CommentModel, Record<'id' | 'facilitatorId', AnyPgColumn>>>;

async function requireModel(
  queryable: Queryable,
  model: { readonly modelName: CommentModel; readonly modelId: string },
  { scope }: SessionContext,
): Promise<void> {
  const { id, facilitatorId } = models[model.modelName];
  const [found] = await queryable
    .select({ id })
    .from(id.table)
    .where(and(eq(id, model.modelId), ofFacilitator(scope, facilitatorId)));
  if (!found) throw notFound('What the comment is about', model.modelId);
}

export const createCommentsHandlers = ({
  database,
  pool,
  clock,
}: Services): Handlers<typeof contract> => {
  /** Only its author can change a comment. @throws CallFailure 403, 404. */
  async function edit(
    transaction: Queryable,
    commentId: string,
    text: string,
    context: SessionContext,
  ): Promise<CommentView> {
    const [found] = await transaction
      .select()
      .from(comments)
      .where(
        and(
          eq(comments.commentId, commentId),
          ofFacilitator(context.scope, comments.facilitatorId),
        ),
      )
      .for('update');
    if (!found) throw notFound('The comment', commentId);
    if (found.userId !== context.session.person.userId) {
      throw forbidden('Only a comment’s author can change it.');
    }
    const editedAt = await clock.now();
    await transaction
      .update(comments)
      .set({ text, editedAt })
      .where(eq(comments.commentId, commentId));
    const { name } = context.session.person;
    return commentView({ ...found, name, text, editedAt });
  }

  return {
    list: pageOf(pool, commentList),

    set: async ({ body }, context) => {
      const { person } = context.session;
      const createdAt = await clock.now();
      return inTransaction(database, async (transaction) => {
        await requireModel(transaction, body, context);
        const { _id, ...model } = body;
        if (_id !== undefined) return edit(transaction, _id, body.text, context);
        const row = {
          commentId: newId('cmt'),
          facilitatorId: context.scope.facilitatorId,
          ...model,
          userId: person.userId,
          username: person.username,
          createdAt,
          editedAt: null,
        };
        await transaction.insert(comments).values(row);
        await recordActivity(transaction, context, {
          action: 'comments',
          target: body.modelId,
          message: 'Added a comment',
        });
        return commentView({ ...row, name: person.name });
      });
    },
  };
};
