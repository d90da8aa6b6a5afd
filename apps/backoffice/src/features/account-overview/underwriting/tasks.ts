import {
  type Application,
  type Check,
  type CheckKind,
  checkResultLabels,
  hasVerifiedPayoutAccount,
  missingForSubmission,
  overallCheckResult,
} from '@payfac/domain/accounts';
import { isCheckedSinceSubmission, latestOf } from './checks.ts';

export interface UnderwritingTask {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  /** What stands in the way. */
  readonly why?: string;
}

/** A check that has to pass, in its newest run. */
function passing(
  checks: readonly Check[],
  kind: CheckKind,
  title: string,
  otherwise: string,
): UnderwritingTask {
  const found = latestOf(checks, kind);
  const result = overallCheckResult(found.map((check) => check.result));
  const why =
    found.length === 0 ? 'Not checked yet.' : `${checkResultLabels[result]}. ${otherwise}`;
  return { id: kind, title, isDone: result === 'pass', why };
}

/** Every owner is looked at by name: one who was added since stays unknown. */
function ownersKnown(
  { identity: { owners } }: Application,
  checks: readonly Check[],
): UnderwritingTask {
  const found = latestOf(checks, 'identity');
  const unknown = owners
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .filter((name) => !found.some(({ subject, result }) => subject === name && result === 'pass'));
  return {
    id: 'identity',
    title: 'Owners identified',
    isDone: owners.length > 0 && unknown.length === 0,
    why: `No check has passed for ${unknown.join(', ')}.`,
  };
}

/** What an underwriter makes sure of before a merchant is approved. */
export function approvalTasks(
  application: Application,
  checks: readonly Check[],
): readonly UnderwritingTask[] {
  const missing = missingForSubmission(application);
  const { rules, submittedAt, payoutBankAccounts } = application;
  return [
    {
      id: 'complete',
      title: 'Application complete',
      isDone: missing.length === 0,
      why: missing.map(({ message }) => message).join(' '),
    },
    { id: 'terms', title: 'Terms accepted by the owner', isDone: rules.acknowledged },
    {
      id: 'checked',
      title: submittedAt ? 'Checks run since it was submitted' : 'Checks run',
      isDone: isCheckedSinceSubmission(checks, application),
      why: 'An application is approved on checks of what it says now.',
    },
    {
      id: 'business',
      title: 'Business known',
      isDone: rules.knowYourBusiness,
      why: 'Business verification has to pass, or you vouch for the business by approving.',
    },
    ownersKnown(application, checks),
    passing(checks, 'sanctions', 'Clear of sanctions lists', 'Resolve the match before approving.'),
    {
      id: 'bank-account',
      title: 'Payout account verified',
      isDone: hasVerifiedPayoutAccount(payoutBankAccounts),
      why: "Payouts and activation wait for it; an approval doesn't.",
    },
  ];
}

const order = ['requested', 'underwriting', 'provisioned'];

/** What is left after an approval until the merchant takes payments. */
export function activationTasks({
  provisioning,
  payoutBankAccounts,
  status,
}: Application): readonly UnderwritingTask[] {
  const reached = provisioning ? order.indexOf(provisioning) : -1;
  return [
    { id: 'requested', title: 'Processor requested', isDone: reached >= 0 },
    {
      id: 'underwriting',
      title: 'Processor reviews the merchant',
      isDone: reached >= 1,
      why: 'Start it once the processor has the request.',
    },
    {
      id: 'provisioned',
      title: 'Processor provisioned',
      isDone: reached >= 2,
      why: "Enter the processor's IDs under Processing.",
    },
    {
      id: 'payout',
      title: 'Payout account verified',
      isDone: hasVerifiedPayoutAccount(payoutBankAccounts),
      why: 'The bank confirms the account.',
    },
    {
      id: 'live',
      title: 'Account activated',
      isDone: status === 'active',
      why: 'Happens automatically once everything above is done.',
    },
  ];
}
