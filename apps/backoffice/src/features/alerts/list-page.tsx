import { ListView } from '../../shared/lists/list-view.tsx';
import { alerts } from './list.tsx';

/** /risk-management/alerts: what risk rules raised, until somebody has looked at it. */
export const Component = () => <ListView list={alerts} />;
