import { createHash } from 'node:crypto';

/** Allowed sources by directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** The default policy of hosted pages. */
const strict: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** The header's value: only the given sources are allowed. An empty list drops a directive. */
export const contentSecurity = (allowed: Directives): string =>
  Object.entries({ ...strict, ...allowed })
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Allows one inline style or script by its hash. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Whether an origin can be used in a policy verbatim. Host names may contain `;` and `,`, which a policy would read as
 * the start of another directive.
 */
export const isPolicySafe = (origin: string): boolean =>
  /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?$/.test(origin);
