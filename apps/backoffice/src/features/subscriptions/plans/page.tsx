import { ListView } from '../../../shared/lists/list-view.tsx';
import { plans } from './list.tsx';

/** /subscriptions/plans: what merchants sell by subscription, and at what price. */
export function Component() {
  return <ListView list={plans} />;
}
