/**
 * Whether a request that is trusted for its cookie comes from a page of the same host. Browsers send
 * Origin with every POST; a request without one is not from a page of ours.
 * @param allowed further origins, for a deployment that serves app and API apart.
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
