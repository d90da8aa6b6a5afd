import { dataPolicy } from './app-policy.ts';
import { reportsPath } from './violation-reports.ts';

const policyHeader = 'content-security-policy';

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
};

/**
 * Sets what holds for every response. A page's own content-security policy stays; a response without
 * one gets the policy of data. Violations of either are reported to the server.
 */
export function secure(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(everywhere)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get(policyHeader) ?? dataPolicy;
  headers.set(policyHeader, `${policy}; report-uri ${reportsPath}`);
  return response;
}
