import { ListView } from '../../shared/lists/list-view.tsx';
import { invoices } from './list.tsx';

/** /invoices: what customers were billed, and how far it is paid. */
export function Component() {
  return <ListView list={invoices} />;
}
