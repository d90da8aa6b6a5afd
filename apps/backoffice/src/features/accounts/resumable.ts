import { type Application, applicationTransitionsFrom } from '@payfac/domain/accounts';

/** Whether an application is still being filled in here, and so can be resumed. */
export const isResumable = ({ status }: Pick<Application, 'status'>): boolean =>
  applicationTransitionsFrom(status).some(({ action }) => action === 'submit');
