import { dataPolicy } from './app-policy.ts';
import { reportsPath } from './violation-reports.ts';

const policyHeader = 'content-security-policy';

/** What holds for every response, unless it says otherwise. */
export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
};

/** Two years, as browsers ask of hosts that are never reached without TLS again. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/**
 * Sets the headers that every response has. A page's own content-security policy is kept; a response without one gets
 * the data policy. Violations are reported to the server.
 * @param scheme of the server in browsers: under `https`, they never use another one again.
 */
export function secure(response: Response, scheme: 'http' | 'https' = 'http'): Response {
  const { headers } = response;
  if (scheme === 'https') headers.set('strict-transport-security', strictTransport);
  for (const [name, value] of Object.entries(everywhere)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get(policyHeader) ?? dataPolicy;
  headers.set(policyHeader, `${policy}; report-uri ${reportsPath}`);
  return response;
}
