import { ListView } from '../../shared/lists/list-view.tsx';
import { installments } from './list.tsx';

/** /installments: who pays over time, how far they are, and what is due next. */
export function Component() {
  return <ListView list={installments} />;
}
