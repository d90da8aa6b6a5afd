import { installValidationMessages } from '@payfac/domain/validation';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerHeaders, failureResponse, newRequestId } from './answer.ts';
import { contractAreas, createHandlers } from './areas.ts';
import { answerCall } from './dispatch.ts';
import { CallFailure, notFound } from './failures.ts';
import { routesOf } from './routes.ts';
import type { Services } from './services.ts';
import { tellTime } from './told-time.ts';

export type { BusinessClock, HostedFieldsScript, Services } from './services.ts';

const maximumBodyBytes = 1024 * 1024;

/** A larger body that was refused unread ends with its connection. */
const readAnywayBytes = 64 * 1024;

/** Says so beforehand, so that a client does not send its next request on a connection that ends. */
const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const isLarge = Number(c.req.header('content-length') ?? 0) > readAnywayBytes;
  if (isLarge && c.res.status >= 400) c.res.headers.set('connection', 'close');
};

const tooLarge = () =>
  new CallFailure({
    status: 413,
    code: 'TOO_LARGE',
    message: 'The request is larger than one megabyte.',
  });

/**
 * The HTTP API: every call of the contract below `/api/v1`, the platform's services below `/v1` as
 * well. It answers 404 for any other path below these, so mount other routes first.
 */
export function createApi(given: Services): Hono {
  installValidationMessages();
  const told = tellTime(given.clock);
  const services = { ...given, clock: told.clock };
  const dispatch = { services, time: told.now, tellsTime: services.environment === 'local' };
  const { handlers, resolve } = createHandlers(services);
  const api = new Hono();
  api.use(closeUnread);
  const limit = bodyLimit({
    maxSize: maximumBodyBytes,
    onError: () => failureResponse(tooLarge(), answerHeaders(newRequestId(), undefined)),
  });
  for (const { area, key, endpoint, patterns } of routesOf(contractAreas)) {
    const handler = handlers.get(`${area}.${key}`);
    if (!handler) throw new Error(`No handler answers ${endpoint.id}.`);
    const answer = answerCall({ ...dispatch, resolve }, endpoint, handler);
    api.on(endpoint.method, [...patterns], limit, answer);
  }
  for (const path of ['/api/v1', '/api/v1/*', '/v1/*']) {
    api.all(path, () =>
      failureResponse(notFound('This address'), answerHeaders(newRequestId(), undefined)),
    );
  }
  return api;
}
