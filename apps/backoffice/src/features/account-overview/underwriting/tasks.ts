import {
  type Application,
  type ApprovalTask,
  approvalTaskLabels,
  approvalTasks,
  type Check,
  hasVerifiedPayoutAccount,
  newestRunOf,
  type OpenItem,
  openApprovalItems,
  type SubMerchant,
} from '@payfac/domain/accounts';
import { showMoment } from '../../../shared/time/show.ts';

export interface UnderwritingTask {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  /** What prevents it. */
  readonly why?: string;
}

const whyOpen = (items: readonly OpenItem[]): string =>
  items.map(({ title, why }) => `${title}. ${why}`).join(' ');

/** Who cleared the matches of a completed task. */
function clearedIn(task: ApprovalTask, checks: readonly Check[]): string {
  if (task !== 'sanctions' && task !== 'identity') return '';
  const by = newestRunOf(checks, task).flatMap(({ clearance }) =>
    clearance ? [`cleared by ${clearance.clearedBy} on ${showMoment(clearance.clearedAt)}`] : [],
  );
  return by.length === 0 ? '' : ` (${by.join('; ')})`;
}

/** What an underwriter checks before a merchant is approved, for one of its records. */
export function tasksBeforeApproval(
  application: Application,
  record: SubMerchant,
  checks: readonly Check[],
): readonly UnderwritingTask[] {
  const open = openApprovalItems({ ...application, subMerchantDocs: [record] }, checks);
  const own = checks.filter(({ subMerchantObjId }) => subMerchantObjId === record._id);
  return approvalTasks.map((task) => {
    const items = open.filter((item) => item.task === task);
    const title = approvalTaskLabels[task];
    if (items.length > 0) return { id: task, title, isDone: false, why: whyOpen(items) };
    const why = 'Not required for approval. Payouts and activation need it.';
    const isWaiting =
      task === 'bank-account' && !hasVerifiedPayoutAccount(application.payoutBankAccounts);
    return isWaiting
      ? { id: task, title, isDone: false, why }
      : { id: task, title: `${title}${clearedIn(task, own)}`, isDone: true };
  });
}

const order = ['requested', 'underwriting', 'provisioned'];

/** The steps from the approval until the merchant takes payments. */
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
      why: 'Start it once you’ve submitted the request.',
    },
    {
      id: 'provisioned',
      title: 'Processor provisioned',
      isDone: reached >= 2,
      why: 'Enter the processor’s IDs under Processing.',
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
