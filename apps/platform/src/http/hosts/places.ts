import { type Environment, environments } from '@payfac/domain/enumerations';
import { brandHosts } from '@payfac/domain/facilitators';
import type { Brand } from './brands.ts';

/*
 * All addresses of the platform. A request's host is looked up among the configured ones and is never used as text:
 * addresses are built from a brand and an environment.
 */

/** The brand and environment that a request's host belongs to. */
export interface Place {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly site: 'app' | 'pay';
  /** Reached by a host that isn't a brand's, such as 127.0.0.1. */
  readonly isByNumber: boolean;
  /** Local, by a host that can only be this machine: enables development login, outbox and simulated time. */
  readonly isOnThisMachine: boolean;
}

/** The brand and environment of an address. */
export interface Whose {
  readonly facilitatorId: string;
  readonly environment: Environment;
}

export interface Places {
  /** @param host a Host header; its port is ignored. @returns undefined for an unconfigured host. */
  at(host: string | undefined): Place | undefined;
  /** Origin of the app, `http://harbor.localhost:4400`. */
  app(whose: Whose): string;
  /** Origin of hosted fields, hosted pages and onboarding, `http://pay.harbor.localhost:4400`. */
  hostedPages(whose: Whose): string;
  /** Origins of the app in browsers, as a content-security policy names them. */
  appOrigins(whose: Whose): readonly string[];
}

export interface PlacesOptions {
  readonly brands: readonly Brand[];
  /**
   * The platform's own environment. A local platform also serves the other environments' hosts, and by IP address the
   * first brand.
   */
  readonly environment: Environment;
  /** The parent domain of the brands: `localhost` of `harbor.localhost`. */
  readonly domain: string;
  readonly scheme: 'http' | 'https';
  /** The port in addresses; the scheme's default when undefined. */
  readonly port: () => number | undefined;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const;

const standardPorts = { http: 80, https: 443 } as const;

const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '');

const isLoopback = (hostname: string): boolean =>
  hostname.endsWith('.localhost') || loopbackNames.some((name) => name === hostname);

/** @throws Error without a brand. */
export function createPlaces(options: PlacesOptions): Places {
  const { brands, domain, scheme } = options;
  const [first] = brands;
  if (!first)
    throw new Error(
      'The database holds no facilitator: make one with its first administrator, by node apps/platform/src/program/start/main.ts --first-administrator ada@example.com --brand harbor.',
    );
  const isLocal = options.environment === 'local';
  const hostsOf = ({ brand }: Brand, environment: Environment) =>
    brandHosts(`${brand}.${domain}`, environment);

  const known = new Map<string, Place>();
  const add = (hostname: string, place: Omit<Place, 'isOnThisMachine'>): void => {
    const isOnThisMachine = place.environment === 'local' && isLoopback(hostname);
    known.set(hostname, { ...place, isOnThisMachine });
  };
  for (const brand of brands) {
    for (const environment of isLocal ? environments : [options.environment]) {
      const { app, hostedPages } = hostsOf(brand, environment);
      const place = { brand, environment, isByNumber: false };
      add(app, { ...place, site: 'app' });
      add(hostedPages, { ...place, site: 'pay' });
    }
  }
  for (const name of isLocal ? loopbackNames : []) {
    add(name, { brand: first, environment: 'local', site: 'app', isByNumber: true });
  }

  function origin(host: string): string {
    const port = options.port();
    const isShown = port !== undefined && port !== standardPorts[scheme];
    return `${scheme}://${host}${isShown ? `:${port}` : ''}`;
  }
  function ownHosts({ facilitatorId, environment }: Whose) {
    const brand = brands.find((one) => one.facilitatorId === facilitatorId);
    if (!brand) throw new Error(`No brand is configured for the facilitator ${facilitatorId}.`);
    return hostsOf(brand, environment);
  }
  return {
    at: (host) => (host === undefined ? undefined : known.get(hostnameOf(host))),
    app: (whose) => origin(ownHosts(whose).app),
    hostedPages: (whose) => origin(ownHosts(whose).hostedPages),
    appOrigins: (whose) => [
      origin(ownHosts(whose).app),
      // A policy can't name an IPv6 address.
      ...(whose.environment === 'local' && whose.facilitatorId === first.facilitatorId
        ? [origin('localhost'), origin('127.0.0.1')]
        : []),
    ],
  };
}

/** The brand and environment of a place, for the addresses it shows. */
export const whoseIs = ({ brand, environment }: Place): Whose => ({
  facilitatorId: brand.facilitatorId,
  environment,
});
