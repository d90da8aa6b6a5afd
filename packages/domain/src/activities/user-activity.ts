import * as z from 'zod/mini';
import { instant } from '../time/index.ts';

/** What somebody did. The documents name the list and no field. */
export const userActivitySchema = z.object({
  activityId: z.string(),
  userId: z.string(),
  username: z.string(),
  /** The administrator who acted as the person; null when the person did it. */
  actorUserId: z.nullable(z.string()),
  actorUsername: z.nullable(z.string()),
  subMerchantId: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  /** The ability that was used, such as `transactions.refund`, or `signed-in` and the like. */
  action: z.string(),
  /** The id of what was acted upon. */
  target: z.nullable(z.string()),
  /** What people call it; null when it has no name, such as a payment, or the reader may not see it. */
  targetName: z.nullable(z.string()),
  message: z.string(),
  ip: z.nullable(z.string()),
  createdAt: instant,
});
export type UserActivity = z.output<typeof userActivitySchema>;
