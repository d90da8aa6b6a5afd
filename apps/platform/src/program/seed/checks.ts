import type { CheckKind, CheckResult, Identity } from '@payfac/domain/accounts';
import { registryDetails, unknownToBank } from '../../areas/applications/simulated-checks.ts';
import type { Book } from './book.ts';
import type { SeedRows } from './rows.ts';

const dayMs = 86_400_000;

const results: Readonly<Record<string, CheckResult>> = { review: 'unknown', declined: 'fail' };

type Application = Pick<SeedRows['applications'][number], 'status' | 'provisioning'>;

/** Merchants that the processor declined had passed. */
function resultOf(
  kind: CheckKind,
  { status, provisioning }: Application,
  ownershipType: string,
): CheckResult {
  const isOfStatus = kind === 'business' || kind === 'bank-account';
  if (isOfStatus) return (provisioning === null && results[status]) || 'pass';
  return kind === 'identity' && ownershipType === 'NonProfit' ? 'not-supported' : 'pass';
}

/** The subjects of a check: each owner, or a single one. */
const subjectsOf = (kind: CheckKind, { business, owners }: Identity): readonly string[] => {
  if (kind === 'identity') return owners.map((one) => `${one.firstName} ${one.lastName}`);
  return [kind === 'bank-account' ? 'Account ending in 6789' : business.legalName];
};

const detailOf = (kind: CheckKind, result: CheckResult): string | null => {
  if (kind === 'bank-account') return result === 'fail' ? unknownToBank : null;
  if (result === 'not-supported') return 'Owners of a nonprofit aren’t checked.';
  return kind === 'business' ? registryDetails[result] : null;
};

/** The checks of every submitted application. */
export function addChecks(book: Book): void {
  const { applications, subMerchants, accountChecks }: SeedRows = book.rows;
  const records = new Map(subMerchants.map((record) => [record.applicationId, record]));
  for (const application of applications) {
    const { applicationId, submittedAt, identity } = application;
    const record = records.get(applicationId);
    if (!record || !submittedAt) continue;
    const kinds: readonly CheckKind[] = ['business', 'identity', 'sanctions', 'bank-account'];
    for (const [place, kind] of kinds.entries()) {
      const result = resultOf(kind, application, record.ownershipType);
      for (const subject of subjectsOf(kind, identity)) {
        accountChecks.push({
          checkId: book.newId('chk'),
          facilitatorId: record.facilitatorId,
          spProductId: record.spProductId,
          subMerchantId: record.subMerchantId,
          applicationId,
          subMerchantObjId: record.subMerchantObjId,
          kind,
          result,
          subject,
          detail: detailOf(kind, result),
          ranAt: new Date(submittedAt.getTime() + dayMs / 24 + place * 1000),
          ranBy: null,
        });
      }
    }
  }
}
