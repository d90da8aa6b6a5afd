import {
  type CheckKind,
  type CheckResult,
  earlierOwnerWithNumber,
  type Identity,
  preferredPayoutAccount,
} from '@payfac/domain/accounts';
import type { PayoutAccountRow } from './view.ts';

/** The result of one check run. */
export interface Finding {
  readonly kind: CheckKind;
  readonly result: CheckResult;
  readonly subject: string;
  readonly detail: string | null;
}

interface Subject {
  readonly identity: Identity;
  readonly payoutAccounts: readonly PayoutAccountRow[];
}

/** Test numbers of businesses and people that decide a check's result. */
const deciding: Readonly<Record<string, CheckResult>> = {
  '000000000': 'pass',
  '111111111': 'fail',
  '222222222': 'unknown',
};

/** EIN prefixes that the IRS doesn't assign, which decide a check's result; any other EIN passes. */
export const einPrefixes = { fail: '96', unknown: '97' } as const;

/** An owner with this last name matches a sanctions list. */
const listedName = 'sanctioned';

/** The registry's details for each result. */
export const registryDetails: Readonly<Record<CheckResult, string | null>> = {
  pass: null,
  fail: 'The registry has no match for this name and number.',
  unknown: 'The registry couldn’t confirm this. It needs a manual review.',
  'not-supported': 'There’s no number to check with the registry.',
};

const resultOf = (number: string | null): CheckResult =>
  number === null ? 'not-supported' : (deciding[number] ?? 'pass');

const resultOfEin = (ein: string | null): CheckResult => {
  if (ein?.startsWith(einPrefixes.fail)) return 'fail';
  return ein?.startsWith(einPrefixes.unknown) ? 'unknown' : resultOf(ein);
};

/** The simulated registry's response for an EIN. */
export const registryResponse = (
  ein: string,
): { readonly result: CheckResult; readonly detail: string | null } => {
  const result = resultOfEin(ein);
  return { result, detail: registryDetails[result] };
};

const business = ({ identity: { business: one } }: Subject): Finding[] => {
  const result = one.taxIdType === 'EIN' ? resultOfEin(one.taxId) : 'not-supported';
  return [{ kind: 'business', result, subject: one.legalName, detail: registryDetails[result] }];
};

const nameOf = ({ firstName, lastName }: Identity['owners'][number]): string =>
  `${firstName} ${lastName}`;

const identity = ({ identity: { owners } }: Subject): Finding[] =>
  owners.map((owner, index) => {
    const subject = nameOf(owner);
    const same = owners[earlierOwnerWithNumber(owners, index)];
    if (same) {
      const detail = `${nameOf(same)} has the same ID number.`;
      return { kind: 'identity', result: 'fail', subject, detail };
    }
    const result = resultOf(owner.idNumber);
    return { kind: 'identity', result, subject, detail: registryDetails[result] };
  });

const sanctions = ({ identity: { owners, business: one } }: Subject): Finding[] => {
  const listed = owners.find(({ lastName }) => lastName.toLowerCase() === listedName);
  return [
    {
      kind: 'sanctions',
      result: listed ? 'fail' : 'pass',
      subject: one.legalName,
      detail: listed ? `${nameOf(listed)} is on a list.` : null,
    },
  ];
};

/** The bank's message for an unknown account number. */
export const unknownToBank = 'The bank has no such account.';

const verdicts = { pending: 'unknown', verified: 'pass', failed: 'fail' } as const;

const bankAccount = ({ payoutAccounts }: Subject): Finding[] => {
  const account = preferredPayoutAccount(payoutAccounts);
  return [
    {
      kind: 'bank-account',
      result: account ? verdicts[account.verification] : 'not-supported',
      subject: account ? `Account ending in ${account.last4}` : 'No account yet',
      detail: account?.verification === 'failed' ? unknownToBank : null,
    },
  ];
};

const runners = { business, identity, sanctions, 'bank-account': bankAccount };

/** The simulated registries' findings: one per kind, but one per owner for identity. */
export const findingsOf = (kinds: readonly CheckKind[], subject: Subject): Finding[] =>
  kinds.flatMap((kind) => runners[kind](subject));
