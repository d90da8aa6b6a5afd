import type { SessionContext } from '../context.ts';
import type { Services } from '../services.ts';

type Caller = Pick<SessionContext, 'scope' | 'place'>;

/** The origin of the hosted pages of the caller's facilitator. */
export const hostedOrigin = (
  { places }: Pick<Services, 'places'>,
  { scope, place: { environment } }: Caller,
): string => places.hostedPages({ facilitatorId: scope.facilitatorId, environment });

/** The address where a payer opens a page of the caller's facilitator. */
export const hostedAddress = (
  services: Pick<Services, 'places'>,
  caller: Caller,
  path: string,
): string => new URL(path, hostedOrigin(services, caller)).href;

export const sessionPath = (sessionId: string): string => `/pay/${sessionId}`;
export const previewPath = (previewId: string): string => `/preview/${previewId}`;
