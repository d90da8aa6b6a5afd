import { installValidationMessages } from '@payfac/domain/validation';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Admission } from '../http/admission/admission.ts';
import { logCall } from '../http/api-log.ts';
import { type Dispatch, respondToCall } from '../http/dispatch.ts';
import { CallFailure, notFound } from '../http/failures.ts';
import { mayReadReplica } from '../http/replica-reads.ts';
import { failureResponse, responseHeaders } from '../http/response.ts';
import { routesOf } from '../http/routes.ts';
import type { Services } from '../http/services.ts';
import { timeHeaders } from '../http/time-headers.ts';
import { requestReference } from '../kernel/watch/reference.ts';
import { contractAreas, createHandlers } from './registry.ts';

const maximumBodyBytes = 1024 * 1024;

/** The connection is closed after a larger body that was refused unread. */
const readAnywayBytes = 64 * 1024;

/** Announces the close, so that a client doesn't send its next request on the closing connection. */
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

type Common = Pick<Dispatch, 'time' | 'tellsTime' | 'log'>;

/** The handlers that use one side's connections, and how their calls are dispatched. */
function sideOf(services: Services, common: Common, admission?: Admission) {
  const { handlers, resolve } = createHandlers(services);
  const dispatch: Dispatch = { ...common, services, resolve, admission };
  return { handlers, dispatch };
}

/**
 * The HTTP API: all calls of the contract below `/api/v1`, and the platform's services also below `/v1`. Any other path
 * below these returns 404, so mount other routes first.
 */
export function createApi(given: Services): Hono {
  installValidationMessages();
  const told = timeHeaders(given.clock);
  const services = { ...given, clock: told.clock };
  const common: Common = {
    time: told.now,
    tellsTime: services.environment === 'local',
    log: (call) => logCall(services.database, call),
  };
  const commands = sideOf(services, common);
  const { admission, replica, ...connections } = services.reads ?? {};
  const reads = sideOf({ ...services, ...connections }, common, admission);
  // The same primary decides; only what is read in bulk comes from the replica.
  const replicaHandlers = replica
    ? createHandlers({ ...services, ...connections, pool: replica.source }).handlers
    : undefined;
  const api = new Hono();
  api.use(closeUnread);
  const limit = bodyLimit({
    maxSize: maximumBodyBytes,
    onError: () => failureResponse(tooLarge(), responseHeaders(requestReference(), undefined)),
  });
  for (const { area, key, endpoint, patterns } of routesOf(contractAreas)) {
    const { handlers, dispatch } = endpoint.method === 'GET' ? reads : commands;
    const handler = handlers.get(`${area}.${key}`);
    if (!handler) throw new Error(`No handler answers ${endpoint.id}.`);
    const onReplica = mayReadReplica(endpoint) ? replicaHandlers?.get(`${area}.${key}`) : undefined;
    const response = respondToCall(
      dispatch,
      endpoint,
      handler,
      replica && onReplica ? { replica, handler: onReplica } : undefined,
    );
    api.on(endpoint.method, [...patterns], limit, response);
  }
  for (const path of ['/api/v1', '/api/v1/*', '/v1/*']) {
    api.all(path, () =>
      failureResponse(notFound('This address'), responseHeaders(requestReference(), undefined)),
    );
  }
  return api;
}
