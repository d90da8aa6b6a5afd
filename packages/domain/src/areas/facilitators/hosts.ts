import type { Environment } from '../../kernel/enumerations/index.ts';

/** Host prefixes by environment. Local hosts are the brand's own, `harbor.localhost`. */
const hostPrefixes: Readonly<Record<Environment, string>> = {
  local: '',
  development: 'dev.',
  sandbox: 'sandbox.',
  stage: 'stage.',
  production: 'app.',
};

/** A brand's hosts in one environment. No two environments share a host. */
export interface BrandHosts {
  /** The back office, with both APIs: `sandbox.harbor.example`. */
  readonly app: string;
  /** Hosted fields, hosted pages and onboarding: `pay.sandbox.harbor.example`. */
  readonly hostedPages: string;
}

/** @param domain the brand's domain, `harbor.example`; a port at its end is kept. */
export function brandHosts(domain: string, environment: Environment): BrandHosts {
  const app = `${hostPrefixes[environment]}${domain}`;
  return { app, hostedPages: `pay.${app}` };
}
