import { ListView } from '../../shared/lists/list-view.tsx';
import { accountsCenter } from './list.ts';

/** /accounts-center: the accounts of a service provider's products. */
export function Component() {
  return <ListView list={accountsCenter} />;
}
