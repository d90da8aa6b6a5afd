import type { Environment } from '@payfac/domain/enumerations';
import { type Addresses, addressesOf, hostPrefixes } from './addresses.ts';
import { type Brand, brands } from './brands.ts';

/** Everything that follows from the address the app was opened at. */
export interface Place {
  readonly environment: Environment;
  readonly brand: Brand;
  /** Whether a signed-out person may use the development login here. */
  readonly loginBypass: boolean;
  /** Where a signed-out person goes. */
  readonly loginPath: string;
}

/** The payments login, which the platform serves; also where a merchant's acting tab ends. */
export const paymentsLogin = '/payments/login';

const environments = ['development', 'sandbox', 'stage', 'production'] as const;

const environmentOf = (hostname: string): Environment =>
  environments.find((name) => hostname.startsWith(hostPrefixes[name])) ?? 'local';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');

/**
 * Resolves environment and brand from a host such as `harbor.localhost` (local) or
 * `sandbox.juniper.localhost`. An unknown host falls back to local and the first brand; the login
 * bypass also needs a loopback host and a build that is not production.
 */
export function placeOf(hostname: string, developmentLogin: boolean): Place {
  const name = hostname.toLowerCase();
  const labels = name.split('.');
  const brand = brands.find(({ id }) => labels.includes(id));
  const environment = brand ? environmentOf(name) : 'local';
  const [fallback] = brands;
  if (!fallback) throw new Error('No brand is configured.');
  const loginBypass = environment === 'local' && developmentLogin && isLoopback(hostname);
  return {
    environment,
    brand: brand ?? fallback,
    loginBypass,
    loginPath: loginBypass ? '/dev/login' : paymentsLogin,
  };
}

export const place: Place = placeOf(globalThis.location?.hostname ?? '', __DEV_LOGIN__);

/** Where this environment's servers and the other back offices are. */
export const addresses: Addresses = addressesOf(
  place.environment,
  globalThis.location?.protocol ?? 'https:',
  globalThis.location?.host ?? '',
);
