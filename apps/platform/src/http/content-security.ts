import { createHash } from 'node:crypto';

/** Sources by directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** What every hosted page forbids unless it says otherwise. */
const strict: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** The header's value: nothing is allowed but what is given. An empty list drops a directive. */
export const contentSecurity = (allowed: Directives): string =>
  Object.entries({ ...strict, ...allowed })
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Allows one inline style or script, by its text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Whether an origin can stand in a policy as it is. Addresses allow `;` and `,` in a host's name,
 * which a policy would read as the start of another directive.
 */
export const isPolicySafe = (origin: string): boolean =>
  /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?$/.test(origin);
