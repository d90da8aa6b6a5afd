import { ListView } from '../../shared/lists/list-view.tsx';
import { declined } from './list.tsx';

/** /reporting/transactions/declines: what was refused, and why. */
export function Component() {
  return <ListView list={declined} />;
}
