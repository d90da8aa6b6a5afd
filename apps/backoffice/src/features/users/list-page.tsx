import { ListView } from '../../shared/lists/list-view.tsx';
import { people } from './list.tsx';

/** /users/manage: the people of the caller's accounts, or of the facilitator. */
export function Component() {
  return <ListView list={people} />;
}
