import type { Environment } from '../../kernel/enumerations/index.ts';

/** What the hosts of an environment begin with. Local hosts are the brand's own, `harbor.localhost`. */
const hostPrefixes: Readonly<Record<Environment, string>> = {
  local: '',
  development: 'dev.',
  sandbox: 'sandbox.',
  stage: 'stage.',
  production: 'app.',
};

/** Hosts of a brand in one environment. No two environments of a brand share one. */
export interface BrandHosts {
  /** The back office, with both APIs: `sandbox.harbor.example`. */
  readonly app: string;
  /** Hosted fields, hosted pages and onboarding: `pay.sandbox.harbor.example`. */
  readonly hostedPages: string;
}

/** @param domain of the brand, `harbor.example`; a port at its end stays there. */
export function brandHosts(domain: string, environment: Environment): BrandHosts {
  const app = `${hostPrefixes[environment]}${domain}`;
  return { app, hostedPages: `pay.${app}` };
}
