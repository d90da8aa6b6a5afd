import { ListView } from '../../shared/lists/list-view.tsx';
import { products } from './list.ts';

/** /products: the products under which service providers board merchants. */
export function Component() {
  return <ListView list={products} />;
}
