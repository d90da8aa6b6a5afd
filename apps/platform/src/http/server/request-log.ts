import { headers } from '@payfac/api/contract';
import type { Logger } from 'pino';
import type { Place } from '../hosts/places.ts';
import { newRequestId } from '../response.ts';
import type { Metrics } from './metrics.ts';
import { type Routed, siteOf } from './site-router.ts';

export interface RequestLog {
  /**
   * Sets the response's request id, and counts and logs the request by its route. Never logs a path, which may itself
   * be a secret, nor headers or bodies.
   */
  finish(request: Request, place: Place | undefined, routed: Routed, startedAt: number): Response;
}

const millisecondsASecond = 1000;
/** Paths that are requested constantly; their successes aren't logged. */
const quiet = /^\/(?:health|ready|metrics|assets|brands|icons)\b/;

export function createRequestLog(logger: Logger, metrics: Metrics): RequestLog {
  return {
    finish: (request, place, { response, route }, startedAt) => {
      const site = siteOf(place);
      const requestId = response.headers.get(headers.requestId) ?? newRequestId();
      response.headers.set(headers.requestId, requestId);
      const duration = performance.now() - startedAt;
      const { status } = response;
      metrics.observe(site, status, duration / millisecondsASecond);
      const path = new URL(request.url).pathname;
      const entry = {
        requestId,
        site,
        brand: place?.brand.brand,
        method: request.method,
        route,
        status,
        ms: Math.round(duration * 10) / 10,
      };
      if (status >= 500) logger.error(entry, 'answered');
      else if (quiet.test(path)) logger.debug(entry, 'answered');
      else logger.info(entry, 'answered');
      return response;
    },
  };
}
