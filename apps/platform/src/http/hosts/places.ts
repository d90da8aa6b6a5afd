import { type Environment, environments } from '@payfac/domain/enumerations';
import { brandHosts } from '@payfac/domain/facilitators';
import type { Brand } from './brands.ts';

/*
 * Where everything is reached. A request's host is looked up among the configured ones and never
 * leaves this file as text: addresses are made from a brand and an environment.
 */

/** What a request came to. */
export interface Place {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly site: 'app' | 'pay';
  /** Reached by a name that is no brand's, such as 127.0.0.1. */
  readonly isByNumber: boolean;
  /** Local, by a host that can only mean this machine: it has development login, outbox and simulated time. */
  readonly isOnThisMachine: boolean;
}

/** Whose pages an address leads to. */
export interface Whose {
  readonly facilitatorId: string;
  readonly environment: Environment;
}

export interface Places {
  /** @param host a Host header. Its port says nothing. Undefined for a host that is not configured. */
  at(host: string | undefined): Place | undefined;
  /** Origin of the app, `http://harbor.localhost:4400`. */
  app(whose: Whose): string;
  /** Origin of hosted fields, hosted pages and onboarding, `http://pay.harbor.localhost:4400`. */
  hostedPages(whose: Whose): string;
  /** Origins by which browsers show the app, as a policy names them. */
  appOrigins(whose: Whose): readonly string[];
}

export interface PlacesOptions {
  readonly brands: readonly Brand[];
  /** The platform's own. A local one also shows the hosts of the others, and is the first brand's by number. */
  readonly environment: Environment;
  /** Below which each brand has its domain: `localhost` of `harbor.localhost`. */
  readonly domain: string;
  readonly scheme: 'http' | 'https';
  /** Of addresses; the scheme's own, when undefined. */
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
      // A policy cannot name an IPv6 address.
      ...(whose.environment === 'local' && whose.facilitatorId === first.facilitatorId
        ? [origin('localhost'), origin('127.0.0.1')]
        : []),
    ],
  };
}

/** Whose a place is, for the addresses it shows. */
export const whoseIs = ({ brand, environment }: Place): Whose => ({
  facilitatorId: brand.facilitatorId,
  environment,
});
