import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** What people comment on. */
export const commentModels = ['applications', 'transactions', 'disputes', 'payouts'] as const;
export type CommentModel = (typeof commentModels)[number];

export const maximumCommentLength = 2000;

export const commentSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** The kind of record it is about. */
  modelName: z.enum(commentModels),
  /** The record it is about, by id. */
  modelId: z.string(),
  /** Text of the comment, as it was written. */
  text: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** User name of the writer. */
  user: z.string(),
  /** Their name; the user name where they have none. */
  name: z.string(),
  /** When it was made. */
  createdAt: instant,
  /** Null until its writer changed it. */
  editedAt: z.nullable(instant),
});
export type Comment = z.output<typeof commentSchema>;
