import type { Area, Base, Endpoint } from '../kernel/endpoint.ts';

export interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

function routeOf(endpoint: Endpoint): Route {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const source = endpoint.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)');
  return { endpoint, names, pattern: new RegExp(`^${source}$`) };
}

/** The server of a URL and the path below its base, which ends with /api/v1 or /v1. */
function addressOf(url: URL): { readonly base: Base; readonly path: string } | undefined {
  const [, payments, platform] = /(?:\/api\/v1\/(.+)|\/v1\/(.+))$/.exec(url.pathname) ?? [];
  if (payments !== undefined) return { base: 'payments', path: payments };
  return platform === undefined ? undefined : { base: 'platform', path: platform };
}

/** Finds the call of a URL; literal paths come before those with parameters. */
export function routesOf(areas: Readonly<Record<string, Area>>) {
  const routes = Object.values(areas)
    .flatMap((area) => Object.values(area))
    .map(routeOf)
    .toSorted((one, other) => one.names.length - other.names.length);
  return (method: string, url: URL): Match | undefined => {
    const address = addressOf(url);
    for (const { endpoint, pattern, names } of routes) {
      if (endpoint.method !== method || (endpoint.base ?? 'payments') !== address?.base) continue;
      const values = pattern.exec(address.path)?.slice(1);
      if (!values) continue;
      const params = values.map((value, at) => [names[at] ?? '', decodeURIComponent(value)]);
      return { endpoint, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}
