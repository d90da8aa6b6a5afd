import { ListView } from '../../shared/lists/list-view.tsx';
import { manualPayouts } from './list.tsx';

/** /reporting/manual-payouts: what was paid out by hand, besides the accounts' schedules. */
export function Component() {
  return <ListView list={manualPayouts} />;
}
