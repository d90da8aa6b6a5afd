import { headers } from '@payfac/api/contract';
import type { Logger } from 'pino';
import { methods, statuses } from '../../kernel/watch/catalog.ts';
import { observe } from '../../kernel/watch/metrics.ts';
import { requestReference } from '../../kernel/watch/reference.ts';
import type { Told } from '../../kernel/watch/traces.ts';
import type { Place } from '../hosts/places.ts';
import { type Routed, siteOf } from './site-router.ts';

export interface RequestLog {
  /**
   * Sets the response's request ID, and counts, traces and logs the request by its route. It never logs the URL, which
   * may be all that somebody needs for access, nor headers or bodies.
   * @param startedAt of `performance.now()`.
   */
  finish(
    request: Request,
    place: Place | undefined,
    routed: Routed,
    startedAt: number,
    told: Told,
  ): Response;
}

const millisecondsASecond = 1000;
/** Frequently requested paths that aren't worth logging when they succeed. */
const quiet = /^\/(?:health|ready|assets|brands|icons)\b/;

export function createRequestLog(logger: Logger): RequestLog {
  return {
    finish: (request, place, { response, route }, startedAt, told) => {
      const site = siteOf(place);
      const requestId = response.headers.get(headers.requestId) ?? requestReference();
      response.headers.set(headers.requestId, requestId);
      const duration = performance.now() - startedAt;
      const { status } = response;
      const method = methods.find((known) => known === request.method) ?? 'other';
      const statusClass = statuses.find((known) => known[0] === String(status)[0]) ?? '5xx';
      observe(
        'payfac_http_request_duration_seconds',
        { site, method, route, status: statusClass },
        duration / millisecondsASecond,
      );
      told.named(`${method} ${route}`);
      told.add({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'payfac.site': site,
        'payfac.reference': requestId,
      });
      if (status >= 500) told.failed('5xx');
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
