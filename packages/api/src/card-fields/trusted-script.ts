import { CardFieldsError } from './card-fields-error.ts';

/** The part of Trusted Types used here; browsers without them have no policy. */
interface ScriptPolicy {
  readonly createScriptURL: (url: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => ScriptPolicy;
}

/** A policy name can be created only once per page, so policies are kept; each allows only the URLs requested here. */
const policies = new Map<
  string,
  { readonly policy: ScriptPolicy; readonly allowed: Set<string> }
>();

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

function policyOf(factory: PolicyFactory, name: string) {
  const kept = policies.get(name);
  if (kept) return kept;
  const allowed = new Set<string>();
  const createScriptURL = (url: string) => {
    if (!allowed.has(url)) throw new TypeError('Not the address of the card fields.');
    return url;
  };
  try {
    const made = { policy: factory.createPolicy(name, { createScriptURL }), allowed };
    policies.set(name, made);
    return made;
  } catch (cause) {
    const message = `The page's content-security policy must allow the Trusted Types policy "${name}".`;
    throw new CardFieldsError('policy', message, cause);
  }
}

/** The URL in the form the page accepts for a script. */
export function trustedScriptUrl(url: string, policyName: string): unknown {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return url;
  const { policy, allowed } = policyOf(factory, policyName);
  allowed.add(url);
  return policy.createScriptURL(url);
}
