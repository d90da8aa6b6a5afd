import { commentModels, commentSchema, maximumCommentLength } from '@payfac/domain/comments';
import { requiredNote } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';

/** Writes a comment, or with its `_id` changes one the caller wrote. */
export const set = {
  id: 'comments.set',
  method: 'POST',
  path: 'foundation/comments/set',
  changes: ['comments'],
  access: ['comments'],
  body: z.strictObject({
    /** Id of the record itself, set when it is made; it never changes. */
    _id: z.optional(z.string()),
    /** The kind of record it is about. */
    modelName: z.enum(commentModels),
    /** The record it is about, by id. */
    modelId: z.string(),
    /** Text of the comment, as it was written. */
    text: requiredNote(maximumCommentLength),
  }),
  output: commentSchema,
  failure,
} as const satisfies Endpoint;

/** The comments on one thing, newest first. */
export const list = {
  id: 'comments.list',
  method: 'POST',
  path: 'foundation/comments/get',
  reads: ['comments'],
  access: ['comments'],
  query: listQuery(['createdAt'], {
    /** The kind of record it is about. */
    modelName: z.enum(commentModels),
    /** The record it is about, by id. */
    modelId: z.string(),
  }),
  output: listOf(commentSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** Write or change a comment. */
  set,
  /** List the comments on one thing. */
  list,
};

export type CommentsArea = Calls<typeof calls>;

export const comments: CommentsArea = calls;
