import { ListView } from '../../shared/lists/list-view.tsx';
import { payouts } from './list.tsx';

/** /reporting/payouts: what goes to merchants' bank accounts, and how far it is. */
export function Component() {
  return <ListView list={payouts} />;
}
