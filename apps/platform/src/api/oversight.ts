import { activities, comments, facilitators, notifications, tags } from '@payfac/api/contract';
import { createActivitiesHandlers } from '../areas/activities/handlers.ts';
import { createCommentsHandlers } from '../areas/comments/handlers.ts';
import { createFacilitatorsHandlers } from '../areas/facilitators/handlers.ts';
import { createNotificationsHandlers } from '../areas/notifications/handlers.ts';
import { createTagsHandlers } from '../areas/tags/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of oversight: what happened, who was told, what looked risky, what was paid out. */
export const oversightAreas = {
  activities,
  comments,
  facilitators,
  notifications,
  tags,
};

type OversightHandlers = {
  readonly [A in keyof typeof oversightAreas]: Handlers<(typeof oversightAreas)[A]>;
};

export const createOversightHandlers = (services: Services): OversightHandlers => ({
  activities: createActivitiesHandlers(services),
  comments: createCommentsHandlers(services),
  facilitators: createFacilitatorsHandlers(services),
  notifications: createNotificationsHandlers(services),
  tags: createTagsHandlers(services),
});
