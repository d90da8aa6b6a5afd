import type { Application } from './application.ts';
import type { Check } from './check-schema.ts';
import { type CheckKind, checkKindLabels, checkResultLabels } from './checks.ts';
import { preferredPayoutAccount } from './preferred-payout-account.ts';
import { missingForSubmission } from './submission.ts';

/** What an underwriter makes sure of before a merchant is approved. */
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

/** One thing that keeps an application from being approved unless it's overridden by name. */
export interface OpenItem {
  /**
   * What an approval names it by: the id of the check that found it, so that a later finding is another
   * item; otherwise the task, and for an owner no one checked `identity.` and the owner's id.
   */
  readonly item: string;
  readonly task: ApprovalTask;
  readonly title: string;
  /** Why it's open, as a sentence. */
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

/** What a check last found of each one it looked at: its newest run alone speaks. */
export function newestRunOf(checks: readonly Check[], kind: CheckKind): readonly Check[] {
  const ofKind = checks.filter((check) => check.kind === kind);
  const newest = Math.max(...ofKind.map(({ ranAt }) => ranAt.getTime()));
  return ofKind.filter(({ ranAt }) => ranAt.getTime() === newest);
}

/** Whether a check found nothing in the way, or someone cleared what it found. */
export const isCheckSettled = ({ result, clearance }: Check): boolean =>
  result === 'pass' || clearance !== null;

/** A failed sanctions or identity check can be a match with someone else; nothing else is. */
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

/** Every owner is looked at by name: one who was added since stays unknown. */
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
 * What is open before an application can be approved; empty when nothing is. A bank account that isn't
 * verified yet is no reason to wait, one that the bank doesn't have is.
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
