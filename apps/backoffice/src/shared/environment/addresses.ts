import type { Environment } from '@payfac/domain/enumerations';
import { brandHosts } from '@payfac/domain/facilitators';

/** The other back offices a person may hold access to, besides this one. */
export type BackOffice = 'payments' | 'capital' | 'accounts' | 'admin';

/** Where everything of one environment is reached. */
export interface Addresses {
  /** Ends in `/api/v1`. */
  readonly paymentsApi: string;
  /** Platform microservices; ends in `/v1`. */
  readonly platform: string;
  /** Hosted fields and pages. */
  readonly hostedPages: string;
  readonly onboarding: string;
  readonly backOffices: Readonly<Record<BackOffice, string>>;
  /** Where a business is looked up before it is vouched for; configured for local use. */
  readonly businessVerification?: string;
  /** The service that takes an account's numbers from its bank; configured for local use. */
  readonly bankLink?: BankLink;
}

/** What a bank link is asked for. */
export interface BankLink {
  readonly products: readonly ['auth'];
  readonly country: 'US';
}

/** The page the app was opened at. */
export interface Opened {
  /** As of `location`, with its colon. */
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
}

/**
 * The addresses of an environment, below the brand's domain. Both APIs are on the app's own origin, so
 * that sessions are first-party, as are the pages that stay in this app.
 * @param domain of the brand, with its port: `harbor.localhost:4400`.
 */
export function addressesOf(environment: Environment, domain: string, opened: Opened): Addresses {
  const { protocol } = opened;
  const hosts = brandHosts(domain, environment);
  const office = (name: string) => `${protocol}//${name}.${hosts.app}`;
  const hostedPages = `${protocol}//${hosts.hostedPages}`;
  return {
    paymentsApi: '/api/v1',
    platform: '/v1',
    hostedPages,
    onboarding: `${hostedPages}/onboarding`,
    backOffices: {
      payments: `${protocol}//${opened.host}`,
      capital: office('capital'),
      accounts: office('accounts'),
      admin: office('admin'),
    },
    ...(environment === 'local' && {
      businessVerification: `${hostedPages}/business-verification`,
      bankLink: { products: ['auth'], country: 'US' },
    }),
  };
}
