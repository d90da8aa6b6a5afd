import { ListView } from '../../shared/lists/list-view.tsx';
import { fees } from './list.tsx';

/** /reporting/fees: what merchants were charged, and for what. */
export function Component() {
  return <ListView list={fees} />;
}
