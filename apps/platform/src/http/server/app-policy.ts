import { contentSecurity } from '../content-security.ts';
import { styleHashSources } from './style-hashes.ts';

/** The app has one Trusted Types policy, which loads the card fields' script. */
const trustedTypePolicies = ['payfac-hosted-fields'];

/**
 * The app's content-security policy: everything from its own origin, frames and one script from its own hosted-pages
 * host, nothing inline, no eval, and no string turned into code or markup.
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

/** For responses that aren't pages: a browser can't run or render anything in them. */
export const dataPolicy: string = contentSecurity({
  sandbox: [''],
});
