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
