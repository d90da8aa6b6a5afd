import { deviceChart } from '@payfac/api/contract/token-sessions';

/** The list's filters in the address that the charts support; otherwise the shell's account. */
export function chartFilters(
  search: string,
  account: string | undefined,
): Readonly<Record<string, string | readonly string[]>> {
  const params = new URLSearchParams(search);
  const { from, to, subMerchantId, spProductId, status } = deviceChart.query.shape;
  const wire: Record<string, string | readonly string[]> = {};
  for (const [key, schema] of Object.entries({ from, to })) {
    const value = params.get(`tokens.${key}`);
    if (value && schema.safeParse(value).success) wire[key] = value;
  }
  for (const [key, schema] of Object.entries({ subMerchantId, spProductId, status })) {
    const values = params.getAll(`tokens.${key}`).filter(Boolean);
    if (values.length > 0 && schema.safeParse(values).success) wire[key] = values;
  }
  if (account !== undefined) wire['subMerchantId'] = [account];
  return wire;
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** As many parts as a bar has colors, less one for the others. */
const most = 5;

/**
 * The largest parts, and all others as one, so that a bar stays readable and whole.
 * @param together the others as one part.
 */
export function withoutTail<P extends Counted>(
  parts: readonly P[],
  together: (others: readonly P[]) => P,
): readonly P[] {
  const ranked = parts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const rest = ranked.slice(most);
  return rest.length < 2 ? ranked : [...ranked.slice(0, most), together(rest)];
}

export const countOfAll = (parts: readonly Counted[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);
