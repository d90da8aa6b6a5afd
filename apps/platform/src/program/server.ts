import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { alertPageViolated } from '../areas/alerts/page-violated.ts';
import { createHostedPages } from '../hosted/index.ts';
import { readBrands } from '../http/hosts/brands.ts';
import { createPlaces, type Place } from '../http/hosts/places.ts';
import { createApiRouter } from '../http/server/api-router.ts';
import { createAppPages } from '../http/server/app-pages.ts';
import { createHealth } from '../http/server/health.ts';
import { hasSeveralHosts, severalHosts } from '../http/server/one-host.ts';
import { createProxies, peerOf } from '../http/server/proxies.ts';
import { stoppingResponse } from '../http/server/refuse-while-stopping.ts';
import { createRequestLog } from '../http/server/request-log.ts';
import { createSiteRouter } from '../http/server/site-router.ts';
import { createViolationReports } from '../http/server/violation-reports.ts';
import type { Services } from '../http/services.ts';
import { hashingStanding } from '../http/sessions/password-turns.ts';
import { type Reading, readFrom, reading } from '../kernel/watch/metrics.ts';
import { underReference } from '../kernel/watch/reference.ts';
import { type Told, traced } from '../kernel/watch/traces.ts';
import { createApi } from './api.ts';
import { runDueWork } from './run-due.ts';

export interface ServerOptions {
  /** The API's dependencies, except for places and the hosted pages' script, which the server creates. */
  readonly services: Omit<Services, 'hostedFields' | 'places'>;
  /** The built app's folder. */
  readonly appFolder: string;
  readonly logger: Logger;
  /** The scheme in browsers: `https` behind a proxy that terminates TLS. */
  readonly scheme: 'http' | 'https';
  /** The parent domain of the brands. Default: `localhost`. */
  readonly domain?: string;
  /** The port in addresses, when a proxy listens on another one. Default: the port listened on, or 443. */
  readonly shownPort?: number;
  /** Addresses and networks of trusted proxies, whose forwarded caller addresses are used. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** Resolves once load balancers have seen that the server isn't ready. Default: at once. */
  readonly untilUnlisted?: () => Promise<unknown>;
}

export interface PlatformServer {
  /** The API's services, complete. */
  readonly services: Services;
  /** Each brand's app address, once the server listens. */
  apps(): readonly { readonly title: string; readonly address: string }[];
  /** @returns the port it listens on. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Stops gracefully. First reports not ready and closes each connection after its next response, so that load
   * balancers send requests elsewhere; requests that still arrive are handled. Then accepts no more requests, waits for
   * those in progress, and aborts them after half a minute, which is longer than any processor call takes.
   */
  stop(): Promise<void>;
}

const drainMs = 35_000;

/**
 * How long an idle connection stays open. If the server closes one just as a client or proxy sends on it, the request
 * is lost, and a sale must not be resent automatically. So the client's own timeout, usually 60 s, must come first.
 */
const keepAliveMs = 75_000;

/** What requests wait for, at this moment. */
function standingOf({ pool, reads }: Pick<Services, 'pool' | 'reads'>): readonly Reading[] {
  const sides = [
    { side: 'commands', of: pool.connections },
    ...(reads ? [{ side: 'reads', of: reads.pool.connections } as const] : []),
    ...(reads?.replica ? [{ side: 'replica', of: reads.replica.source.connections } as const] : []),
  ] as const;
  const { running, waiting } = reads?.admission.standing() ?? { running: 0, waiting: 0 };
  const hashing = hashingStanding();
  return [
    reading('payfac_sign_in_queue', { state: 'running' }, hashing.running),
    reading('payfac_sign_in_queue', { state: 'waiting' }, hashing.waiting),
    reading('payfac_reads', { state: 'running' }, running),
    reading('payfac_reads', { state: 'waiting' }, waiting),
    ...sides.flatMap(({ side, of: { totalCount, idleCount, waitingCount } }) => [
      reading('payfac_database_connections', { side, state: 'used' }, totalCount - idleCount),
      reading('payfac_database_connections', { side, state: 'idle' }, idleCount),
      reading('payfac_database_waiting', { side }, waitingCount),
    ]),
  ];
}

/**
 * The platform's single listener: apps, API, hosted pages, health. Routes by the Host header.
 * @throws Error when the app isn't built, or the database has no facilitator.
 */
export async function createPlatformServer(options: ServerOptions): Promise<PlatformServer> {
  const { appFolder, logger, scheme } = options;
  const { database, reads, clock, contextKey, environment, applePay } = options.services;
  const { passwordMaxAgeDays, signOnHours, onError } = options.services;
  let isLeaving = false;
  let isStopping = false;

  const brands = await readBrands(database);
  const behind = options.shownPort ?? (scheme === 'https' ? 443 : undefined);
  let listensAt: number | undefined;
  const places = createPlaces({
    brands,
    environment,
    domain: options.domain ?? 'localhost',
    scheme,
    port: () => behind ?? listensAt,
  });
  const hosted = await createHostedPages({
    database,
    clock,
    processorOf: options.services.processorOf,
    instruments: options.services.instruments,
    billed: options.services.billed,
    runDueWork,
    ...(options.services.achOf ? { achOf: options.services.achOf } : {}),
    environment,
    ...(applePay?.association === undefined ? {} : { applePayAssociation: applePay.association }),
    contextKey,
    appFolder,
    places,
    ...(passwordMaxAgeDays === undefined ? {} : { passwordMaxAgeDays }),
    ...(signOnHours === undefined ? {} : { signOnHours }),
    ...(onError ? { onError } : {}),
  });
  const services: Services = {
    ...options.services,
    places,
    hostedFields: hosted.fieldsScript,
  };
  const reports = createViolationReports(environment === 'local', async (violation, page) => {
    logger.warn(violation, 'content-security violation');
    const facilitatorId = places.at(page?.host)?.brand.facilitatorId;
    if (!page || facilitatorId === undefined) return;
    const { directive, blocked } = violation;
    const told = { facilitatorId, sessionId: page.sessionId, directive, blocked };
    await alertPageViolated(services, told).catch((problem: unknown) =>
      logger.error({ err: problem }, 'unexpected'),
    );
  });
  const replica = reads?.replica;
  let inFlight = 0;
  const stopReading = readFrom(() => [
    reading('payfac_http_requests_in_flight', {}, inFlight),
    ...standingOf(services),
    ...(replica?.readings() ?? []),
  ]);
  const router = createSiteRouter({
    reports,
    health: createHealth(
      database.$client,
      () => isLeaving,
      () => replica?.state,
    ),
    pages: [hosted.brandRoutes, hosted.referenceRoutes],
    api: createApiRouter(createApi(services), services.allowedOrigins),
    app: await createAppPages({ folder: appFolder, brands, places }),
    pay: hosted.payRoutes,
    scheme,
    onError: (error) => logger.error({ err: error }, 'unexpected'),
  });
  const requests = createRequestLog(logger);
  const proxies = createProxies(options.trustedProxies ?? []);

  async function route(request: Request, place: Place | undefined, bindings: object) {
    if (isStopping) return { response: stoppingResponse(), route: '' };
    if (hasSeveralHosts(bindings)) return { response: severalHosts(), route: '' };
    const callerAddress = proxies.callerOf(peerOf(bindings), request.headers);
    return router.fetch(request, place, { ...bindings, callerAddress });
  }

  async function respond(request: Request, bindings: object, told: Told): Promise<Response> {
    const startedAt = performance.now();
    const place = places.at(request.headers.get('host') ?? undefined);
    const routed = await route(request, place, bindings);
    const finished = requests.finish(request, place, routed, startedAt, told);
    // A stop that began meanwhile: the response is the last one of its connection.
    if (isLeaving) finished.headers.set('connection', 'close');
    return finished;
  }

  const server = createAdaptorServer({
    serverOptions: { keepAliveTimeout: keepAliveMs },
    fetch: async (request: Request, bindings: object) => {
      const after = request.headers.get('traceparent') ?? undefined;
      inFlight += 1;
      try {
        return await traced({ name: 'request', kind: 'server', after }, (told) =>
          underReference(() => respond(request, bindings, told)),
        );
      } finally {
        inFlight -= 1;
      }
    },
  });

  return {
    services,
    apps: () =>
      brands.map(({ title, facilitatorId }) => ({
        title,
        address: places.app({ facilitatorId, environment }),
      })),
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          listensAt = typeof address === 'object' && address !== null ? address.port : port;
          resolve(listensAt);
        });
      }),
    stop: async () => {
      stopReading();
      isLeaving = true;
      await options.untilUnlisted?.();
      isStopping = true;
      await new Promise<void>((resolve) => {
        const giveUp = setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections();
        }, drainMs);
        server.close(() => {
          clearTimeout(giveUp);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
    },
  };
}
