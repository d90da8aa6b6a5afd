import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** What a person did. */
export const userActivitySchema = z.object({
  /** Id of the recorded activity, from `activities.list`. */
  activityId: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** The name the person signs in with. */
  username: z.string(),
  /** The administrator who acted as the person; null when the person did it. */
  actorUserId: z.nullable(z.string()),
  /** The username of the administrator who acted as the person. */
  actorUsername: z.nullable(z.string()),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.nullable(z.string()),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.nullable(z.string()),
  /** The ability that was used, such as `transactions.refund`, or `signed-in` and the like. */
  action: z.string(),
  /** The id of what was acted upon. */
  target: z.nullable(z.string()),
  /** What people call it; null when it has no name, such as a payment, or the reader may not see it. */
  targetName: z.nullable(z.string()),
  /** A sentence for people. */
  message: z.string(),
  /** The IP address. */
  ip: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
});
export type UserActivity = z.output<typeof userActivitySchema>;
