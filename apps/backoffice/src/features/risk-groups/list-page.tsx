import { riskGroups } from '../../entities/risk/groups/list.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';

/** /risk-management/transactions: payments that rules flagged, by rule, account and day. */
export const Component = () => <ListView list={riskGroups} />;
