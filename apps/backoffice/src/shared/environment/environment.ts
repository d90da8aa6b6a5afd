import { type Environment, environments } from '@payfac/domain/enumerations';
import { brandHosts } from '@payfac/domain/facilitators';
import { type Addresses, addressesOf, type Opened } from './addresses.ts';

/** What a brand's host shows before sign-in; its colors come from its stylesheet. */
export interface Brand {
  readonly id: string;
  /** The facilitator's id at sign-on. */
  readonly facId: string;
  readonly facilitatorName: string;
  readonly title: string;
  /** The color its stylesheet's primary colors were designed for, `#rrggbb`. */
  readonly primaryColor: string;
}

export const brands: readonly Brand[] = [
  {
    id: 'harbor',
    facId: 'harbor',
    facilitatorName: 'Harbor Payments',
    title: 'Harbor Backoffice',
    primaryColor: '#0069a2',
  },
  {
    id: 'juniper',
    facId: 'juniper',
    facilitatorName: 'Juniper Pay',
    title: 'Juniper Backoffice',
    primaryColor: '#00764c',
  },
];

/** Everything derived from the app's address. */
interface Place {
  readonly environment: Environment;
  readonly brand: Brand;
  /** The brand's domain, the parent of all of its hosts: `harbor.example`. */
  readonly domain: string;
  /** Whether signed-out users may use the development login here. */
  readonly loginBypass: boolean;
  /** Where signed-out users go. */
  readonly loginPath: string;
}

/** The payments login, served by the platform; a merchant's acting tab also ends there. */
export const paymentsLogin = '/payments/login';

const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

/** Brand, environment and domain, if the host is one of a brand's. */
function knownPlace(hostname: string): Pick<Place, 'brand' | 'environment' | 'domain'> | undefined {
  for (const brand of brands) {
    for (const environment of environments) {
      const { app } = brandHosts(`${brand.id}.`, environment);
      if (!hostname.startsWith(app)) continue;
      return { brand, environment, domain: `${brand.id}.${hostname.slice(app.length)}` };
    }
  }
  return undefined;
}

/**
 * The environment and brand of a host such as `harbor.localhost` (local) or `sandbox.juniper.localhost`. An unknown
 * host is the first brand's local environment. The login bypass also requires a loopback host and a nonproduction
 * build.
 */
export function placeOf(hostname: string, developmentLogin: boolean): Place {
  const name = hostname.toLowerCase();
  const [first] = brands;
  if (!first) throw new Error('No brand is configured.');
  const known = knownPlace(name) ?? {
    brand: first,
    environment: 'local' as const,
    domain: `${first.id}.localhost`,
  };
  const loginBypass = known.environment === 'local' && developmentLogin && isLoopback(name);
  return { ...known, loginBypass, loginPath: loginBypass ? '/dev/login' : paymentsLogin };
}

const opened: Opened = {
  protocol: globalThis.location?.protocol ?? 'https:',
  host: globalThis.location?.host ?? '',
};

export const place: Place = placeOf(globalThis.location?.hostname ?? '', __DEV_LOGIN__);

const port = /:\d+$/.exec(opened.host)?.[0] ?? '';

/** The addresses of this environment's servers and the other back offices. */
export const addresses: Addresses = addressesOf(
  place.environment,
  `${place.domain}${port}`,
  opened,
);
