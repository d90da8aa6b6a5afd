import type { Environment } from '@payfac/domain/enumerations';
import { brandHosts } from '@payfac/domain/facilitators';

/** The other back offices that a user may have access to. */
export type BackOffice = 'payments' | 'capital' | 'accounts' | 'admin';

/** The addresses of one environment. */
export interface Addresses {
  /** Ends in `/api/v1`. */
  readonly paymentsApi: string;
  /** Platform microservices; ends in `/v1`. */
  readonly platform: string;
  /** Hosted fields and pages. */
  readonly hostedPages: string;
  readonly onboarding: string;
  readonly backOffices: Readonly<Record<BackOffice, string>>;
  /** Where underwriters look a business up before approval; configured for local use. */
  readonly businessVerification?: string;
  /** The service that gets an account's numbers from its bank; configured for local use. */
  readonly bankLink?: BankLink;
}

/** The parameters of a bank link. */
export interface BankLink {
  readonly products: readonly ['auth'];
  readonly country: 'US';
}

/** The page's own address. */
export interface Opened {
  /** As in `location`, including the colon. */
  readonly protocol: string;
  /** Including the port. */
  readonly host: string;
}

/**
 * An environment's addresses, below the brand's domain. Both APIs are on the app's own origin, so that sessions are
 * first-party, and so are the pages that belong to this app.
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
