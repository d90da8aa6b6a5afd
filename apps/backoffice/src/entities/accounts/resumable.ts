import { type Application, applicationTransitionsFrom } from '@payfac/domain/accounts';

/** Whether an application is still being filled in here, and so can be resumed. */
export const isResumable = ({ status }: Pick<Application, 'status'>): boolean =>
  applicationTransitionsFrom(status).some(({ action }) => action === 'submit');

/** Where an application goes on that can be resumed. */
export const resumeAddress = ({ applicationId }: Pick<Application, 'applicationId'>): string =>
  `/accounts/new?application=${encodeURIComponent(applicationId)}`;
