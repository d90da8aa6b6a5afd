import type { Application } from './application.ts';
import type { Check } from './check-schema.ts';
import { type CheckKind, checkKindLabels, checkResultLabels } from './checks.ts';
import { preferredPayoutAccount } from './preferred-payout-account.ts';
import { missingForSubmission } from './submission.ts';

/** Tasks an underwriter completes before approving a merchant. */
export const approvalTasks = [
  'complete',
  'terms',
  'checked',
  'business',
  'identity',
  'sanctions',
  'bank-account',
] as const;
export type ApprovalTask = (typeof approvalTasks)[number];

export const approvalTaskLabels: Readonly<Record<ApprovalTask, string>> = {
  complete: 'Application complete',
  terms: 'Terms accepted by the owner',
  checked: 'Checks run since it was submitted',
  business: 'Business verified',
  identity: 'Owners verified',
  sanctions: 'No sanctions matches',
  'bank-account': 'Payout account verified',
};

/** An item that blocks approval unless it is overridden by name. */
export interface OpenItem {
  /**
   * The name an approval overrides it by. For a check's finding it is the check's id, so that a later finding is a new
   * item; otherwise it is the task, or `identity.` and the owner's id for an owner without an identity check.
   */
  readonly item: string;
  readonly task: ApprovalTask;
  readonly title: string;
  /** Why it is open, as a sentence. */
  readonly why: string;
}

type Judged = Pick<Application, 'identity' | 'payoutBankAccounts' | 'rules' | 'submittedAt'> & {
  readonly subMerchantDocs: readonly { readonly _id: string; readonly mcc: string | null }[];
};

const titles: Readonly<Record<ApprovalTask, string>> = {
  complete: 'Application incomplete',
  terms: 'Terms not accepted',
  checked: 'Checks out of date',
  business: 'Business not checked',
  identity: 'Owners not checked',
  sanctions: 'Sanctions lists not checked',
  'bank-account': 'Bank account not valid',
};

const open = (task: ApprovalTask, why: string): OpenItem => ({
  item: task,
  task,
  title: titles[task],
  why,
});

/** The results of a check's newest run; earlier runs don't count. */
export function newestRunOf(checks: readonly Check[], kind: CheckKind): readonly Check[] {
  const ofKind = checks.filter((check) => check.kind === kind);
  const newest = Math.max(...ofKind.map(({ ranAt }) => ranAt.getTime()));
  return ofKind.filter(({ ranAt }) => ranAt.getTime() === newest);
}

/** Whether a check found no problem, or a reviewer cleared the one it found. */
export const isCheckSettled = ({ result, clearance }: Check): boolean =>
  result === 'pass' || clearance !== null;

/** Only a failed sanctions or identity check can be cleared: the match can be another person. */
export const isClearable = ({ kind, result, clearance }: Check): boolean =>
  (kind === 'sanctions' || kind === 'identity') && result === 'fail' && clearance === null;

const openChecks = (task: ApprovalTask, found: readonly Check[]): OpenItem[] =>
  found.flatMap((check) => {
    const { checkId, kind, subject, result, detail } = check;
    if (isCheckSettled(check)) return [];
    const why = [`${checkResultLabels[result]}.`, detail].filter(Boolean).join(' ');
    return [{ item: checkId, task, title: `${checkKindLabels[kind]}: ${subject}`, why }];
  });

function openOf(task: 'business' | 'sanctions', checks: readonly Check[]): OpenItem[] {
  const found = newestRunOf(checks, task);
  return found.length === 0 ? [open(task, 'Run the check.')] : openChecks(task, found);
}

/** Checks are matched to owners by name: an owner added since the last run is unchecked. */
function openOwners({ identity: { owners } }: Judged, checks: readonly Check[]): OpenItem[] {
  if (owners.length === 0) return [open('identity', 'No owners yet.')];
  const found = newestRunOf(checks, 'identity');
  return owners.flatMap(({ ownerId, firstName, lastName }) => {
    const name = `${firstName} ${lastName}`;
    const ofOwner = found.filter(({ subject }) => subject === name);
    return ofOwner.length === 0
      ? [
          {
            item: `identity.${ownerId}`,
            task: 'identity' as const,
            title: `Owner not checked: ${name}`,
            why: 'Run the identity check.',
          },
        ]
      : openChecks('identity', ofOwner);
  });
}

function openRecord(application: Judged, checks: readonly Check[]): OpenItem[] {
  const { submittedAt } = application;
  const isChecked = checks.some(({ ranAt }) => !submittedAt || ranAt >= submittedAt);
  return [
    ...(isChecked
      ? []
      : [open('checked', 'Run checks on the current application before you approve it.')]),
    ...openOf('business', checks),
    ...openOwners(application, checks),
    ...openOf('sanctions', checks),
  ];
}

/**
 * The items that block an application's approval; empty for none. An unverified bank account doesn't block it, one that
 * the bank doesn't have does.
 * @param checks all runs of all checks, in any order.
 */
export function openApprovalItems(application: Judged, checks: readonly Check[]): OpenItem[] {
  const { rules, payoutBankAccounts, subMerchantDocs } = application;
  const missing = missingForSubmission(application).filter(
    ({ path }) => path !== 'rules.acknowledged',
  );
  const records = subMerchantDocs.map(({ _id }) =>
    openRecord(
      application,
      checks.filter(({ subMerchantObjId }) => subMerchantObjId === _id),
    ),
  );
  const hasBadAccount = preferredPayoutAccount(payoutBankAccounts)?.verification === 'failed';
  const all = [
    ...(missing.length > 0
      ? [open('complete', missing.map(({ message }) => message).join(' '))]
      : []),
    ...(rules.acknowledged ? [] : [open('terms', 'The owner hasn’t accepted the terms.')]),
    ...records.flat(),
    ...(hasBadAccount ? [open('bank-account', 'The bank has no such account.')] : []),
  ];
  return [...new Map(all.map((one) => [one.item, one])).values()];
}
