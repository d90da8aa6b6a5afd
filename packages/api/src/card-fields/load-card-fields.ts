import { CardFieldsError } from './card-fields-error.ts';
import type { CardFields, HostedFieldsScript, MountOptions } from './fields.ts';
import { trustedScriptUrl } from './trusted-script.ts';

export interface LoadOptions {
  /** From `tokenization.generateContext`; on the hosted-pages origin. */
  readonly scriptUrl: string;
  /** Subresource integrity hash, from the same response. */
  readonly integrity: string;
  /** Name of the Trusted Types policy to create. Default `payfac-card-fields`. */
  readonly policyName?: string;
}

export interface CardFieldsLoader {
  readonly mount: (options: MountOptions) => CardFields;
}

const loading = new Map<string, Promise<HostedFieldsScript>>();

const isScript = (value: unknown): value is HostedFieldsScript =>
  typeof value === 'object' && value !== null && 'create' in value;

function load({ scriptUrl, integrity, policyName }: Required<LoadOptions>) {
  return new Promise<HostedFieldsScript>((resolve, reject) => {
    const script = document.createElement('script');
    let refused: SecurityPolicyViolationEvent | undefined;
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (scriptUrl.startsWith(event.blockedURI)) refused = event;
    };
    const end = (error?: CardFieldsError) => {
      document.removeEventListener('securitypolicyviolation', onViolation);
      const arrived: unknown = Reflect.get(globalThis, 'PayfacFields');
      if (!error && isScript(arrived)) return resolve(arrived);
      script.remove();
      reject(
        error ?? new CardFieldsError('script', 'The script that loaded isn’t the card fields.'),
      );
    };
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => end());
    script.addEventListener('error', () => end(notLoaded(scriptUrl, refused)));
    Object.assign(script, { src: trustedScriptUrl(scriptUrl, policyName) });
    document.addEventListener('securitypolicyviolation', onViolation);
    document.head.append(script);
  });
}

function notLoaded(scriptUrl: string, refused: SecurityPolicyViolationEvent | undefined) {
  if (!refused) {
    const message = 'Couldn’t load the card fields. Check your connection and try again.';
    return new CardFieldsError('unreachable', message);
  }
  const { origin } = new URL(scriptUrl);
  const message = `The page's content-security policy must allow ${origin} in ${refused.effectiveDirective}.`;
  return new CardFieldsError('blocked', message);
}

function mount(script: HostedFieldsScript, options: MountOptions): CardFields {
  const fields = script.create(options);
  const ready = new Promise<void>((resolve, reject) => {
    fields.on('ready', () => resolve());
    fields.on('error', ({ reason, message }) => reject(new CardFieldsError(reason, message)));
  });
  // A caller that only listens to events must not get an unhandled rejection.
  ready.catch(() => undefined);
  return { ...fields, ready };
}

/**
 * Loads the hosted card fields' script, once per page, and returns a loader that mounts them. The page's `script-src`
 * and `frame-src` must allow the hosted-pages origin.
 * @throws CardFieldsError with the reason; a later call tries again.
 */
export async function loadCardFields(options: LoadOptions): Promise<CardFieldsLoader> {
  if (typeof document === 'undefined')
    throw new CardFieldsError('environment', 'Card fields need a page in a browser.');
  const { scriptUrl, integrity, policyName = 'payfac-card-fields' } = options;
  let script = loading.get(scriptUrl);
  if (!script) {
    script = load({ scriptUrl, integrity, policyName });
    loading.set(scriptUrl, script);
    script.catch(() => loading.delete(scriptUrl));
  }
  const loaded = await script;
  return { mount: (mountOptions) => mount(loaded, mountOptions) };
}
