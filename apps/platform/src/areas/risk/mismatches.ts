import type { IssuerCheck } from '@payfac/domain/risk';

interface IssuerResponses {
  readonly avsResult: string | null;
  readonly cvvResult: string | null;
}

const streetFailed: ReadonlySet<string> = new Set(['N', 'Z']);
const zipFailed: ReadonlySet<string> = new Set(['N', 'A']);

/** The issuer's AVS and CVV mismatches: AVS `A` matches only the street, `Z` only the ZIP, `N` neither. */
export function mismatchesOf({ avsResult, cvvResult }: IssuerResponses): IssuerCheck[] {
  const checks: IssuerCheck[] = [];
  if (avsResult !== null && streetFailed.has(avsResult)) checks.push('street');
  if (avsResult !== null && zipFailed.has(avsResult)) checks.push('zip');
  if (cvvResult === 'N') checks.push('cvv');
  return checks;
}
