import { ListPage } from '../../shared/lists/list-page.tsx';
import { accountsView } from './list.ts';

/** /accounts-view: the merchant accounts a person may see. */
export function Component() {
  return <ListPage list={accountsView} />;
}
