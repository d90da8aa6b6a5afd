import { ListView } from '../../shared/lists/list-view.tsx';
import { transactions } from './list.tsx';

/** /reporting/transactions: every operation, with the opened one beside the list. */
export function Component() {
  return <ListView list={transactions} />;
}
