import { type Application, applicationTransitionsFrom } from '@payfac/domain/accounts';

/** Where an application that is still filled in goes on; undefined for one that is not. */
export const resumeAddress = ({
  status,
  applicationId,
}: Pick<Application, 'status' | 'applicationId'>): string | undefined =>
  applicationTransitionsFrom(status).some(({ action }) => action === 'submit')
    ? `/accounts/new?application=${encodeURIComponent(applicationId)}`
    : undefined;
