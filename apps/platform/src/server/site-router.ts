import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseAway } from '../database/is-away.ts';
import type { Site } from './brands.ts';
import { secure } from './security-headers.ts';

/** What the one listener is made of; each responds on its own hosts. */
export interface SiteParts {
  readonly siteOf: (host: string) => Site;
  /** On every host. */
  readonly reports: Hono;
  /** On every host but those of hosted pages. */
  readonly health: Hono;
  /** On hosts that are no brand's: for the machine's owner, not for visitors. */
  readonly metrics: Hono;
  /** Login page and API reference, before the API and the app. */
  readonly pages: readonly Hono[];
  readonly api: Hono;
  readonly app: Hono;
  /** Told of what no part expected. */
  readonly onError: (error: Error) => void;
  /** Card fields and tokenization, on `pay.<brand>` hosts. */
  readonly pay: Hono;
}

export interface SiteRouter {
  fetch(request: Request, site: Site, bindings: object): Promise<Response>;
}

const retryAfterSeconds = 5;

function join(onError: (error: Error) => void, ...parts: readonly Hono[]): Hono {
  const site = new Hono();
  for (const part of parts) site.route('/', part);
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

/** Routes by site and gives every response the headers that hold for all. */
export function createSiteRouter(parts: SiteParts): SiteRouter {
  const { onError, reports, health, metrics, pages, api, app } = parts;
  const bySite: Readonly<Record<Site['kind'], Hono>> = {
    app: join(onError, reports, health, ...pages, api, app),
    other: join(onError, reports, health, metrics, ...pages, api, app),
    pay: join(onError, reports, parts.pay),
  };
  return {
    fetch: async (request, site, bindings) =>
      secure(await bySite[site.kind].fetch(request, bindings)),
  };
}
