import { contentSecurity } from '../content-security.ts';
import { styleHashSources } from './style-hashes.ts';

/** The app makes one Trusted Types policy: the one that loads the card fields' script. */
const trustedTypePolicies = ['payfac-hosted-fields'];

/**
 * The app's content-security policy: everything from its own origin, frames and one script from its
 * own hosted-pages host, nothing inline, no eval, and no string ever becomes code or markup.
 * @param payOrigin such as `http://pay.harbor.localhost:4400`.
 */
export function appPolicy(payOrigin: string): string {
  return contentSecurity({
    'script-src': ["'self'", payOrigin],
    'style-src': ["'self'", ...styleHashSources],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [payOrigin],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'trusted-types': trustedTypePolicies,
  });
}

/** For responses that are no page: nothing may be made of them. */
export const dataPolicy: string = contentSecurity({
  sandbox: [''],
});
