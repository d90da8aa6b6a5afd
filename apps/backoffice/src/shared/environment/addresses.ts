import type { Environment } from '@payfac/domain/enumerations';

/** The other back offices a person may hold access to, besides this one. */
export type BackOffice = 'payments' | 'capital' | 'accounts' | 'admin';

/** Where everything of one environment is reached (document 1, section 9). */
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

/** What an environment's hosts begin with. Local hosts are the brand's own, `harbor.localhost`. */
export const hostPrefixes: Readonly<Record<Environment, string>> = {
  local: '',
  development: 'dev.',
  sandbox: 'sandbox.',
  stage: 'stage.',
  production: 'app.',
};

/** The brand's domain, with its port: the host without its environment's prefix. */
export const brandDomain = (environment: Environment, host: string): string => {
  const prefix = hostPrefixes[environment];
  return host.startsWith(prefix) ? host.slice(prefix.length) : host;
};

/**
 * The addresses of an environment, below the brand's domain. Both APIs are on the app's own origin, so
 * that sessions are first-party; an unknown host is given the local addresses.
 */
export function addressesOf(environment: Environment, protocol: string, host: string): Addresses {
  const domain = brandDomain(environment, host);
  const office = (name: string) => `${protocol}//${name}.${hostPrefixes[environment]}${domain}`;
  const hostedPages = `${protocol}//pay.${domain}`;
  return {
    paymentsApi: '/api/v1',
    platform: '/v1',
    hostedPages,
    onboarding: `${hostedPages}/onboarding`,
    backOffices: {
      payments: `${protocol}//${host}`,
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
