import { ListView } from '../../shared/lists/list-view.tsx';
import { accountsView } from './list.ts';

/** /accounts-view: the merchant accounts a person may see. */
export function Component() {
  return <ListView list={accountsView} />;
}
