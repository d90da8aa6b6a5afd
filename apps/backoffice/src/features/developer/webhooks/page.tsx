import { ListView } from '../../../shared/lists/list-view.tsx';
import { deliveries } from './list.tsx';

/** /developer/webhooks: events on their way to partners' servers, with every attempt. */
export function Component() {
  return <ListView list={deliveries} />;
}
