import { useParams } from 'react-router-dom';
import { AccountPage } from './account-page.tsx';
import { reads } from './merchant-reads.ts';

/** /merchant/account/:id/overview: an account as its merchant and the facilitator's staff see it. */
export function Component() {
  const { id = '' } = useParams();
  return <AccountPage id={id} view="merchant" reads={reads} />;
}
