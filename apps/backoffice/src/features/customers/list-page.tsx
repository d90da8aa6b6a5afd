import { ListView } from '../../shared/lists/list-view.tsx';
import { customers } from './list.tsx';

/** /customers: whom merchants charge, with the cards and bank accounts they keep. */
export function Component() {
  return <ListView list={customers} />;
}
