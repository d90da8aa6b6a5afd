import * as applications from '@payfac/api/contract/applications';
import * as funds from '@payfac/api/contract/funds';
import { useParams } from 'react-router-dom';
import { send } from '../../shared/api/connection.ts';
import type { Reads } from './account.ts';
import { AccountPage } from './account-page.tsx';

export const reads: Reads = {
  get: send(applications.get),
  categories: send(applications.categories),
  checks: send(applications.checks),
  loans: send(funds.loans),
  reserved: send(funds.reserved),
};

/** /merchant/account/:id/overview: an account as its merchant and the facilitator's staff see it. */
export function Component() {
  const { id = '' } = useParams();
  return <AccountPage id={id} view="merchant" reads={reads} />;
}
