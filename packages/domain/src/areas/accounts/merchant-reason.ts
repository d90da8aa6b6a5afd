import type { Application } from './application.ts';
import type { ApplicationLog } from './application-log.ts';
import type { ApplicationStatus } from './status.ts';

const ended: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>(['declined', 'archived']);
const filledIn: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'identity',
  'progress',
]);

/** Whether an application was sent back to its merchant: a reopened one has no submission date. */
const isSentBack = ({ status, submittedAt }: Pick<Application, 'status' | 'submittedAt'>) =>
  filledIn.has(status) && submittedAt !== null;

/** A log entry whose reason the merchant was told. */
export interface MerchantReason extends ApplicationLog {
  readonly note: string;
}

const isToldReason = (line: ApplicationLog): line is MerchantReason =>
  line.isTold === true && line.note !== null;

/** Why an application was sent back or closed, as the merchant was told; otherwise undefined. */
export const merchantReasonOf = (
  application: Pick<Application, 'status' | 'submittedAt' | 'logs'>,
): MerchantReason | undefined =>
  ended.has(application.status) || isSentBack(application)
    ? application.logs.findLast(isToldReason)
    : undefined;
