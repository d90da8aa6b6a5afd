import type { Application } from './application.ts';
import type { ApplicationStatus } from './status.ts';

const ended: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>(['declined', 'archived']);
const filledIn: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'identity',
  'progress',
]);

/** Whether an application was sent back to its merchant: one that is reopened was never submitted. */
const isSentBack = ({ status, submittedAt }: Pick<Application, 'status' | 'submittedAt'>) =>
  filledIn.has(status) && submittedAt !== null;

/** Why an application came back or ended, in the words that its merchant was told; else undefined. */
export const toldReasonOf = (
  application: Pick<Application, 'status' | 'submittedAt' | 'logs'>,
): Application['logs'][number] | undefined =>
  ended.has(application.status) || isSentBack(application)
    ? application.logs.findLast(({ isTold }) => isTold)
    : undefined;
