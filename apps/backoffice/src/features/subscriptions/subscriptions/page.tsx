import { ListView } from '../../../shared/lists/list-view.tsx';
import { subscriptions } from './list.tsx';

/** /subscriptions: who pays again and again, for what, and when next. */
export function Component() {
  return <ListView list={subscriptions} />;
}
