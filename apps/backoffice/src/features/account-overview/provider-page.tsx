import { useParams } from 'react-router-dom';
import { AccountPage } from './account-page.tsx';
import { reads } from './provider-reads.ts';

/** /service-provider/account/:id/overview: an account as its service provider sees it. */
export function Component() {
  const { id = '' } = useParams();
  return <AccountPage id={id} view="provider" reads={reads} />;
}
