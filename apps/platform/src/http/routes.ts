import type { Endpoint } from '@payfac/api/contract';

export interface Route {
  readonly area: string;
  readonly key: string;
  readonly endpoint: Endpoint;
  /** Absolute patterns, with `:name` for parameters; the platform's services have more than one. */
  readonly patterns: readonly string[];
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Literal segments come before parameters, segment by segment: `users/preferences` before `users/{id}`. */
function bySpecificity(a: Route, b: Route): number {
  const left = a.endpoint.path.split('/');
  const right = b.endpoint.path.split('/');
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const difference = Number(isParameter(segment)) - Number(isParameter(other));
    if (difference !== 0) return difference;
    if (segment !== other) return segment < other ? -1 : 1;
  }
  return left.length - right.length;
}

/** Additional paths of a call: bulk calls of alerts also start with `bulk/`. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'alerts.discard': ['foundation/alerts/bulk/discard'],
};

/** All calls of the contract, in the order in which a router must try them. */
export function routesOf(
  areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): readonly Route[] {
  const routes = Object.entries(areas).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]): Route => {
      const paths = [endpoint.path, ...(aliases[endpoint.id] ?? [])].map((path) =>
        path.replace(/\{(\w+)\}/g, ':$1'),
      );
      const bases = endpoint.base === 'platform' ? ['/v1', '/api/v1'] : ['/api/v1'];
      return {
        area,
        key,
        endpoint,
        patterns: bases.flatMap((base) => paths.map((path) => `${base}/${path}`)),
      };
    }),
  );
  return routes.toSorted(bySpecificity);
}
