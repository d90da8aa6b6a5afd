import type { Ability } from '@payfac/domain/access';
import type { Area, Endpoint } from '../contract/endpoint.ts';

/** The service-provider twin of an operator call: all but its name, its path and who may call it. */
type TwinOf<E extends Endpoint> = Omit<E, 'id' | 'path' | 'access'> & {
  readonly id: string;
  readonly path: string;
  readonly access: readonly Ability[];
};

export type CenterOf<A extends Area> = { readonly [K in keyof A]: TwinOf<A[K]> };

/**
 * The twins of an area's calls below `accounts/center` (document 2, section 7, "Accounts center").
 * Reading asks for the provider's own abilities, `reads`; writing asks for what the operator's call
 * asks, so that a provider may do there what its role may do and nothing more.
 */
export function centerOf<const A extends Area>(
  area: A,
  name: string,
  reads: readonly Ability[],
): CenterOf<A>;
export function centerOf(area: Area, name: string, reads: readonly Ability[]): CenterOf<Area> {
  const twinOf = (key: string, endpoint: Endpoint): TwinOf<Endpoint> => {
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
