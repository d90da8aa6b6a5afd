import { ListView } from '../../shared/lists/list-view.tsx';
import { disputes } from './list.tsx';

/** /disputes: what cardholders dispute, and how long there is to respond. */
export function Component() {
  return <ListView list={disputes} />;
}
