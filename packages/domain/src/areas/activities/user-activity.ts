import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** An activity: what a user did. */
export const userActivitySchema = z.object({
  /** Id of the recorded activity, from `activities.list`. */
  activityId: z.string(),
  /** Id of the user, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username the person signs in with. */
  username: z.string(),
  /** Id of the administrator who acted as the user; null when the user did it. */
  actorUserId: z.nullable(z.string()),
  /** Username of the administrator who acted as the user. */
  actorUsername: z.nullable(z.string()),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.nullable(z.string()),
  /** Name of the merchant account. */
  accountName: z.nullable(z.string()),
  /** Ability that was used, such as `transactions.refund`, or an event such as `signed-in`. */
  action: z.string(),
  /** Id of the record acted on. */
  target: z.nullable(z.string()),
  /** Display name of the record; null when it has none, such as a payment, or the reader may not see it. */
  targetName: z.nullable(z.string()),
  /** Human-readable message. */
  message: z.string(),
  /** IP address. */
  ip: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
});
export type UserActivity = z.output<typeof userActivitySchema>;
