import { ListPage } from '../../shared/lists/list-page.tsx';
import { people } from './list.tsx';

/** /users/manage: the people of the caller's accounts, or of the facilitator. */
export function Component() {
  return <ListPage list={people} />;
}
