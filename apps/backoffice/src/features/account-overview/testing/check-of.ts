import type { Check, CheckKind, CheckResult } from '@payfac/domain/accounts';
import { application } from './open-account.tsx';

/** A check of the example's application. */
export const checkOf = (
  kind: CheckKind,
  result: CheckResult,
  subject = 'Lantern Quay Books LLC',
): Check => ({
  checkId: `chk_${kind}`,
  applicationId: application.applicationId,
  subMerchantObjId: application.subMerchantDocs[0]?._id ?? '',
  kind,
  result,
  subject,
  detail: result === 'fail' ? 'Adaeze Okafor is on a list.' : null,
  ranAt: new Date('2026-02-11T17:46:00.000Z'),
  ranBy: null,
  clearance: null,
});

/** Checks in which nothing was found. */
export const passed = [checkOf('business', 'pass'), checkOf('identity', 'pass', 'Adaeze Okafor')];

/** The platform's response with these checks. */
export const found = (checks: readonly Check[]) => () => ({
  data: [...checks],
  count: checks.length,
});
