import { ListView } from '../../../shared/lists/list-view.tsx';
import { apiKeys } from './list.tsx';

/** /developer/api-keys: what partners' servers call the platform with. */
export function Component() {
  return <ListView list={apiKeys} />;
}
