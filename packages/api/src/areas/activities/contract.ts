import { securityEvents, userActivitySchema } from '@payfac/domain/activities';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';

/** What people did, newest first. Acts of a person someone was logged in as name both. */
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
    /** The administrator who acted as the person. */
    actorUserId: anyId(),
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** The name the person signs in with. */
    username: textFilter,
    /** The ability that was used, such as `users.manage`. */
    action: textFilter,
    /** What was refused. */
    securityEvent: anyOf(securityEvents),
    /** What it was done to. */
    target: textFilter,
    /** The IP address. */
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
