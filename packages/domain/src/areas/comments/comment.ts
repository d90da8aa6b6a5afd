import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** Record types that can be commented on. */
export const commentModels = ['applications', 'transactions', 'disputes', 'payouts'] as const;
export type CommentModel = (typeof commentModels)[number];

export const maximumCommentLength = 2000;

export const commentSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Type of the record. */
  modelName: z.enum(commentModels),
  /** Id of the record. */
  modelId: z.string(),
  /** Text of the comment. */
  text: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username of the author. */
  user: z.string(),
  /** Author's name; the username when they have none. */
  name: z.string(),
  /** When it was created. */
  createdAt: instant,
  /** When the author last edited it; null if never. */
  editedAt: z.nullable(instant),
});
export type Comment = z.output<typeof commentSchema>;
