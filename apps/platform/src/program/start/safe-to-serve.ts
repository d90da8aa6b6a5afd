import { hasDemoWorld } from '../../kernel/environments.ts';
import { readDataKeys } from '../../kernel/sealing/keys.ts';
import type { Configuration } from './configuration.ts';
import { nameOf } from './settings.ts';

const keyProblem = (text: string | undefined): string | undefined => {
  if (text === undefined) {
    return 'PAYFAC_DATA_KEYS is not set: secrets would be sealed with a key that only this machine has. Make one with openssl rand -base64 32, keep it where your secrets are, and give it to every process.';
  }
  try {
    return readDataKeys(text).length > 0 ? undefined : 'PAYFAC_DATA_KEYS holds no key.';
  } catch (problem) {
    return `PAYFAC_DATA_KEYS: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
};

/**
 * What makes a configuration unsafe for real users, one sentence each that says what to do. Empty in local and sandbox
 * environments, where all data are made up.
 */
export function unsafeSettings(configuration: Configuration): readonly string[] {
  const { environment, domain, scheme, trustedProxies, allowedOrigins } = configuration;
  const { databaseUrl, dataKeys } = configuration;
  if (hasDemoWorld(environment)) return [];
  return [
    configuration.processors === undefined &&
      `${nameOf('processors')} is not set: the processors, banks and registries that come with the platform are simulated. No card is charged, and every applicant passes the checks. Set simulated to rehearse with them.`,
    domain === 'localhost' &&
      `${nameOf('domain')} is localhost, which only this machine reaches. Set the domain below which each brand has its hosts, such as pay.example.`,
    scheme === 'http' &&
      `${nameOf('scheme')} is http: passwords would cross the network in the clear. Put a proxy with TLS in front and set https.`,
    scheme === 'https' &&
      trustedProxies.length === 0 &&
      `${nameOf('trustedProxies')} is empty: behind a proxy that is not named here all people are one address, to limits and in what is recorded. Name the proxy in front.`,
    allowedOrigins.some((origin) => origin.startsWith('http:')) &&
      `${nameOf('allowedOrigins')} has an origin of http: whoever changes its pages on the way uses the sessions of its people. Name it by https.`,
    databaseUrl === undefined &&
      `${nameOf('databaseUrl')} is not set: the platform's own PostgreSQL serves one process and keeps no backups. Name a server.`,
    keyProblem(dataKeys),
    configuration.isReset && '--reset forgets all data and is for local and sandbox environments.',
  ].flatMap((problem) => problem || []);
}

/** @throws Error with everything that is unsafe, one line each. */
export function requireSafe(configuration: Configuration): void {
  const problems = unsafeSettings(configuration);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
