import type { CheckKind, CheckResult, Identity } from '@payfac/domain/accounts';
import type { Book } from './book.ts';
import type { SeedRows } from './rows.ts';

const dayMs = 86_400_000;

const businessResults: Readonly<Record<string, CheckResult>> = {
  review: 'unknown',
  declined: 'fail',
};

const subjectOf = (kind: CheckKind, { business, owners }: Identity): string => {
  const [owner] = owners;
  if (kind === 'identity' && owner) return `${owner.firstName} ${owner.lastName}`;
  return kind === 'bank-account' ? 'Account ending in 6789' : business.legalName;
};

const detailOf = (kind: CheckKind, result: CheckResult): string | null => {
  if (kind !== 'business' || result === 'pass') return null;
  return result === 'fail'
    ? 'The tax office knows no such business.'
    : 'The tax office could not tell: a person must look.';
};

/** The checks that were run of every application that was submitted. */
export function addChecks(book: Book): void {
  const { applications, subMerchants, accountChecks }: SeedRows = book.rows;
  const records = new Map(subMerchants.map((record) => [record.applicationId, record]));
  for (const { applicationId, status, submittedAt, identity } of applications) {
    const record = records.get(applicationId);
    if (!record || !submittedAt) continue;
    const kinds: readonly CheckKind[] = ['business', 'identity', 'sanctions', 'bank-account'];
    for (const [place, kind] of kinds.entries()) {
      const isBank = kind === 'bank-account' && status === 'review';
      const result =
        kind === 'business' ? (businessResults[status] ?? 'pass') : isBank ? 'unknown' : 'pass';
      accountChecks.push({
        checkId: book.newId('chk'),
        facilitatorId: record.facilitatorId,
        spProductId: record.spProductId,
        subMerchantId: record.subMerchantId,
        applicationId,
        subMerchantObjId: record.subMerchantObjId,
        kind,
        result,
        subject: subjectOf(kind, identity),
        detail: detailOf(kind, result),
        ranAt: new Date(submittedAt.getTime() + dayMs / 24 + place * 1000),
        ranBy: null,
      });
    }
  }
}
