import type { IssuerCheck } from '@payfac/domain/risk';

interface IssuerResponses {
  readonly avsResult: string | null;
  readonly cvvResult: string | null;
}

const streetFailed: ReadonlySet<string> = new Set(['N', 'Z']);
const zipFailed: ReadonlySet<string> = new Set(['N', 'A']);

/** What the issuer said does not match: `A` is the street alone, `Z` the ZIP alone, `N` neither. */
export function mismatchesOf({ avsResult, cvvResult }: IssuerResponses): IssuerCheck[] {
  const checks: IssuerCheck[] = [];
  if (avsResult !== null && streetFailed.has(avsResult)) checks.push('street');
  if (avsResult !== null && zipFailed.has(avsResult)) checks.push('zip');
  if (cvvResult === 'N') checks.push('cvv');
  return checks;
}
