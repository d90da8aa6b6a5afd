import { isPolicySafe } from './content-security.ts';

const environmentLabels: ReadonlySet<string> = new Set(['dev', 'sandbox', 'stage', 'app']);

const withoutPrefixes = (host: string): string => {
  const labels = host.toLowerCase().split('.');
  while (labels.length > 1 && (labels[0] === 'pay' || environmentLabels.has(labels[0] ?? ''))) {
    labels.shift();
  }
  return labels.join('.');
};

/** The brand of any of its hosts: `harbor` of `pay.harbor.localhost:4400` and `stage.harbor.localhost`. */
export const brandOfHost = (host: string): string =>
  withoutPrefixes(host).split(/[.:]/, 1)[0] ?? '';

/** The host of a brand's hosted pages; one for all environments of the brand. */
export const payHostOf = (host: string): string => `pay.${withoutPrefixes(host)}`;

/**
 * The origins of a brand's app in all of its environments, as a policy names them: none for a host
 * that a policy would misread.
 */
export function appOriginsOf(scheme: 'http' | 'https', host: string): readonly string[] {
  const own = withoutPrefixes(host);
  return isPolicySafe(`${scheme}://${own}`) ? [`${scheme}://${own}`, `${scheme}://*.${own}`] : [];
}
