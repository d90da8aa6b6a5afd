import type { Ability } from '@payfac/domain/access';
import type { Area, Endpoint } from './endpoint.ts';

/** The service provider's version of an operator call: the same except for its name, path and access. */
type TwinOf<E extends Endpoint, I extends string> = Omit<E, 'id' | 'path' | 'access'> & {
  readonly id: I;
  readonly path: string;
  readonly access: readonly Ability[];
};

/** Each call is named after its area. */
export type CenterOf<A extends Area, N extends string = string> = {
  readonly [K in keyof A]: TwinOf<A[K], `${N}.${K & string}`>;
};

/**
 * The provider's versions of an area's calls, under `accounts/center`. Reading requires the provider's own abilities,
 * `reads`; writing requires the operator call's abilities, so that a provider can do only what its role allows.
 */
export function centerOf<const A extends Area, const N extends string>(
  area: A,
  name: N,
  reads: readonly Ability[],
): CenterOf<A, N>;
export function centerOf(area: Area, name: string, reads: readonly Ability[]): CenterOf<Area> {
  const twinOf = (key: string, endpoint: Endpoint): TwinOf<Endpoint, `${string}.${string}`> => {
    const { access, method, path, list } = endpoint;
    const isRead = method === 'GET' || list === true || typeof access === 'string';
    return {
      ...endpoint,
      id: `${name}.${key}`,
      path: path.replace('backoffice/accounts', 'backoffice/accounts/center'),
      access: isRead ? reads : access,
    };
  };
  return Object.fromEntries(
    Object.entries(area).map(([key, endpoint]) => [key, twinOf(key, endpoint)]),
  );
}
