import type { APIResponse, Route } from '@playwright/test';

/**
 * Passes a call on to the platform, by the address under which every machine finds it. On a connection that
 * was closed meanwhile it is sent once more, as a browser does.
 */
export async function pass(route: Route): Promise<APIResponse> {
  const request = route.request();
  const { host, port, pathname } = new URL(request.url());
  const headers = { ...(await request.allHeaders()), host };
  return route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers, maxRetries: 1 });
}
