import { commentModels, commentSchema, maximumCommentLength } from '@payfac/domain/comments';
import { requiredNote } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';

/** Creates a comment, or updates one of the caller's own when `_id` is given. */
export const set = {
  id: 'comments.set',
  method: 'POST',
  path: 'foundation/comments/set',
  changes: ['comments'],
  access: ['comments'],
  body: z.strictObject({
    /** Id of the record itself, set when it is made; it never changes. */
    _id: z.optional(z.string()),
    /** Type of the record. */
    modelName: z.enum(commentModels),
    /** Id of the record. */
    modelId: z.string(),
    /** Text of the comment. */
    text: requiredNote(maximumCommentLength),
  }),
  output: commentSchema,
  failure,
} as const satisfies Endpoint;

/** Comments on one record, newest first. */
export const list = {
  id: 'comments.list',
  method: 'POST',
  path: 'foundation/comments/get',
  reads: ['comments'],
  access: ['comments'],
  query: listQuery(['createdAt'], {
    /** Type of the record. */
    modelName: z.enum(commentModels),
    /** Id of the record. */
    modelId: z.string(),
  }),
  output: listOf(commentSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** Write or edit a comment. */
  set,
  /** List the comments on a record. */
  list,
};

export type CommentsArea = Calls<typeof calls>;

export const comments: CommentsArea = calls;
