import { applicationsCenter, fundsCenter } from '@payfac/api/contract/accounts-center';
import { useParams } from 'react-router-dom';
import { send } from '../../shared/api/connection.ts';
import type { Reads } from './account.ts';
import { AccountPage } from './account-page.tsx';

/** The service provider's own calls, below `accounts/center`. */
export const reads: Reads = {
  get: send(applicationsCenter.get),
  categories: send(applicationsCenter.categories),
  checks: send(applicationsCenter.checks),
  loans: send(fundsCenter.loans),
  reserved: send(fundsCenter.reserved),
};

/** /service-provider/account/:id/overview: an account as its service provider sees it. */
export function Component() {
  const { id = '' } = useParams();
  return <AccountPage id={id} view="provider" reads={reads} />;
}
