import { ListView } from '../../shared/lists/list-view.tsx';
import { riskGroups } from './list.tsx';

/** /risk-management/transactions: payments that rules flagged, by rule, account and day. */
export const Component = () => <ListView list={riskGroups} />;
