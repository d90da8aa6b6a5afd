/** What a check can end in (BOARD-19). */
export const checkResults = ['pass', 'fail', 'unknown', 'not-supported'] as const;
export type CheckResult = (typeof checkResults)[number];

export const checkResultLabels: Readonly<Record<CheckResult, string>> = {
  pass: 'Pass',
  fail: 'Fail',
  unknown: 'Unknown',
  'not-supported': 'Not supported',
};

/** What is checked about an application. */
export const checkKinds = ['business', 'identity', 'sanctions', 'bank-account'] as const;
export type CheckKind = (typeof checkKinds)[number];

export const checkKindLabels: Readonly<Record<CheckKind, string>> = {
  business: 'Business verification',
  identity: 'Identity of an owner',
  sanctions: 'Sanctions lists',
  'bank-account': 'Bank account',
};

/**
 * What several checks say together: one failure fails, else one unknown leaves it to a reviewer. What
 * is not supported says nothing; without anything said the answer is unknown.
 */
export function overallCheckResult(results: readonly CheckResult[]): CheckResult {
  const said = results.filter((result) => result !== 'not-supported');
  if (said.includes('fail')) return 'fail';
  if (said.length > 0) return said.includes('unknown') ? 'unknown' : 'pass';
  return results.length > 0 ? 'not-supported' : 'unknown';
}
