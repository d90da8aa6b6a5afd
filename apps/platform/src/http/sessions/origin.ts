/**
 * Whether a request that relies on its cookie comes from a page of the same host. Browsers send Origin with every POST;
 * a request without one isn't from one of our pages.
 * @param allowed additional origins, for a deployment that serves the app and the API separately.
 */
export function isSameOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[] = [],
): boolean {
  if (origin === undefined || host === undefined) return false;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Whether a request comes from a page of the host it is sent to. */
export const isFromOwnPage = (headers: Headers): boolean =>
  isSameOrigin(headers.get('origin') ?? undefined, headers.get('host') ?? undefined);
