import { ListPage } from '../../shared/lists/list-page.tsx';
import { accountsCenter } from './list.ts';

/** /accounts-center: the accounts of a service provider's products. */
export function Component() {
  return <ListPage list={accountsCenter} />;
}
