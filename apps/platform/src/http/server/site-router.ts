import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { isDatabaseAway } from '../../kernel/database/is-away.ts';
import { sites } from '../../kernel/watch/catalog.ts';
import { nameRoutes } from '../../kernel/watch/metrics.ts';
import { misdirected } from '../hosts/misdirected.ts';
import type { Place } from '../hosts/places.ts';
import { secure } from './security-headers.ts';

/** A brand's app or hosted pages, this machine by its IP address, or an unknown host. */
export type Site = (typeof sites)[number];

export const siteOf = (place: Place | undefined): Site => {
  if (!place) return 'unknown';
  return place.isByNumber ? 'number' : place.site;
};

/** The parts of the single listener; each responds on its own hosts. */
export interface SiteParts {
  /** On every host. */
  readonly reports: Hono;
  /** On every host except those of hosted pages. */
  readonly health: Hono;
  /** Login page and API reference, before the API and the app. */
  readonly pages: readonly Hono[];
  readonly api: Hono;
  readonly app: Hono;
  /** Called with errors that no part handled. */
  readonly onError: (error: Error) => void;
  /** Card fields and tokenization, on `pay.<brand>` hosts. */
  readonly pay: Hono;
  /** The server's scheme in browsers. */
  readonly scheme: 'http' | 'https';
}

export interface Routed {
  readonly response: Response;
  /** The route pattern that responded, such as `/onboarding/:secret`: it identifies no user. */
  readonly route: string;
}

export interface SiteRouter {
  fetch(request: Request, place: Place | undefined, bindings: object): Promise<Routed>;
}

/** Bindings passed on with a request, in which its route is stored. */
interface Bindings {
  route: string;
}

const retryAfterSeconds = 5;

function join(
  onError: (error: Error) => void,
  ...parts: readonly Hono[]
): Hono<{ Bindings: Bindings }> {
  const site = new Hono<{ Bindings: Bindings }>();
  site.use(async (c, next) => {
    await next();
    c.env.route = routePath(c);
  });
  for (const part of parts) site.route('/', part);
  nameRoutes(site.routes.map(({ path }) => path));
  site.notFound((c) => c.text('Not found', 404));
  site.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    onError(error);
    if (isDatabaseAway(error)) {
      c.header('retry-after', String(retryAfterSeconds));
      return c.text('The service isn’t available right now. Try again in a moment.', 503);
    }
    return c.text('Something went wrong. Try again later.', 500);
  });
  return site;
}

/** Routes by site, and adds the headers that every response has. */
export function createSiteRouter(parts: SiteParts): SiteRouter {
  const { onError, reports, health, pages, api, app } = parts;
  const misdirect = new Hono().all('*', (c) => misdirected(c.req.path));
  const bySite: Readonly<Record<Site, ReturnType<typeof join>>> = {
    app: join(onError, reports, health, ...pages, api, app),
    number: join(onError, reports, health, ...pages, api, app),
    pay: join(onError, reports, parts.pay),
    unknown: join(onError, health, misdirect),
  };
  return {
    fetch: async (request, place, given) => {
      const bindings = { ...given, route: '' };
      const response = await bySite[siteOf(place)].fetch(request, bindings);
      return { response: secure(response, parts.scheme), route: bindings.route };
    },
  };
}
