import { riskGroups } from '../../entities/risk/groups/list.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';

/** Payments that rules flagged, by rule, account and day. */
export const RiskHits = () => <ListView list={riskGroups} prefix="risk" />;
