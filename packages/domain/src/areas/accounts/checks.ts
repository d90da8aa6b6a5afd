/** Results of a check (BOARD-19). */
export const checkResults = ['pass', 'fail', 'unknown', 'not-supported'] as const;
export type CheckResult = (typeof checkResults)[number];

export const checkResultLabels: Readonly<Record<CheckResult, string>> = {
  pass: 'Pass',
  fail: 'Fail',
  unknown: 'Unknown',
  'not-supported': 'Not supported',
};

/** Kinds of check an application goes through. */
export const checkKinds = ['business', 'identity', 'sanctions', 'bank-account'] as const;
export type CheckKind = (typeof checkKinds)[number];

export const checkKindLabels: Readonly<Record<CheckKind, string>> = {
  business: 'Business verification',
  identity: 'Identity of an owner',
  sanctions: 'Sanctions lists',
  'bank-account': 'Bank account',
};

/**
 * The combined result of several checks: any failure fails; otherwise any unknown leaves the decision to a reviewer.
 * `not-supported` is ignored; with no other result the combined one is unknown.
 */
export function overallCheckResult(results: readonly CheckResult[]): CheckResult {
  const said = results.filter((result) => result !== 'not-supported');
  if (said.includes('fail')) return 'fail';
  if (said.length > 0) return said.includes('unknown') ? 'unknown' : 'pass';
  return results.length > 0 ? 'not-supported' : 'unknown';
}
