import type { APIResponse, Route } from '@playwright/test';

/**
 * Forwards a request to the platform, by an address that resolves on every machine. If the connection was closed
 * meanwhile, it retries once, as a browser does.
 * @param path another path than the request's.
 */
export async function pass(route: Route, path?: string): Promise<APIResponse> {
  const request = route.request();
  const { host, port, pathname } = new URL(request.url());
  const headers = { ...(await request.allHeaders()), host };
  return route.fetch({
    url: `http://127.0.0.1:${port}${path ?? pathname}`,
    headers,
    maxRetries: 1,
  });
}
