import { ListView } from '../../shared/lists/list-view.tsx';
import { settlements } from './list.ts';

/** /reporting/settlement: what each business day came to, account by account. */
export function Component() {
  return <ListView list={settlements} />;
}
