import { ListView } from '../../shared/lists/list-view.tsx';
import { accountsCenter } from './list.tsx';

/** /accounts-center: the accounts of a service provider's products. */
export function Component() {
  return <ListView list={accountsCenter} />;
}
