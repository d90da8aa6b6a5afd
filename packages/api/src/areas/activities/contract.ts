import { securityEvents, userActivitySchema } from '@payfac/domain/activities';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';

/** User activities, newest first. An activity of an administrator acting as a user names both. */
export const list = {
  id: 'activities.list',
  method: 'POST',
  path: 'foundation/useractivities/get',
  reads: ['activities'],
  access: ['sidebar.users.activities'],
  query: listQuery(['createdAt', 'username', 'action'], {
    ...span,
    /** Id of the person, `usr_…`, from `users.list`. */
    userId: anyId(),
    /** Id of the administrator who acted as the user. */
    actorUserId: anyId(),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Username the person signs in with. */
    username: textFilter,
    /** Ability that was used, such as `users.manage`. */
    action: textFilter,
    /** Kind of refused attempt. */
    securityEvent: anyOf(securityEvents),
    /** Id of the record acted on. */
    target: textFilter,
    /** IP address. */
    ip: textFilter,
  }),
  output: listOf(userActivitySchema),
  failure,
  list: true,
  csv: 'users-activities',
} as const satisfies Endpoint;

const calls = {
  /** List user activities. */
  list,
};

export type ActivitiesArea = Calls<typeof calls>;

export const activities: ActivitiesArea = calls;
