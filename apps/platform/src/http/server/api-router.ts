import { headers } from '@payfac/api/contract';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** Response headers that pages of other origins may read. */
const exposedHeaders = [
  headers.version,
  headers.requestId,
  headers.businessTime,
  'content-disposition',
  'retry-after',
];

/**
 * The API below `/api/v1` and `/v1`. Same-origin pages need no CORS; when the app and the API have separate origins,
 * list the app's in `allowedOrigins`.
 */
export function createApiRouter(api: Hono, allowedOrigins: readonly string[] = []): Hono {
  const routes = new Hono();
  if (allowedOrigins.length > 0) {
    const allow = cors({
      origin: [...allowedOrigins],
      credentials: true,
      allowHeaders: ['authorization', 'content-type', headers.idempotencyKey, headers.timeZone],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: exposedHeaders,
      maxAge: 600,
    });
    for (const path of ['/api/v1/*', '/v1/*']) routes.use(path, allow);
  }
  return routes.route('/', api);
}
