import { ListPage } from '../../shared/lists/list-page.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { declined } from './list.ts';

/** /reporting/transactions/declines: what was refused, and why. */
export function Component() {
  return (
    <>
      <ListPage list={declined} />
      <DetailDrawer />
    </>
  );
}
