import { ListPage } from '../../shared/lists/list-page.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { transactions } from './list.ts';

/** /reporting/transactions: every operation, with the opened one beside the list. */
export function Component() {
  return (
    <>
      <ListPage list={transactions} />
      <DetailDrawer />
    </>
  );
}
