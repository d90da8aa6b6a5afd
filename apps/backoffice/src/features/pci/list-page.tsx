import { ListView } from '../../shared/lists/list-view.tsx';
import { pciCompliance } from './list.ts';

/** /pci-compliance: how each merchant stands with the card industry's security standard. */
export function Component() {
  return <ListView list={pciCompliance} />;
}
